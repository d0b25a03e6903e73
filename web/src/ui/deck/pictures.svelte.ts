/**
 * The cards as images. An image is one box for the page however much is drawn in it: as shapes in the page, a hand and
 * a trick were some seven thousand boxes to style and lay out whenever a card moved.
 */
import type { Letters } from './paint';
import { type Back, backPicture, type CardCode, type Colours, facePicture, SUITED } from './sprite';

const NAMES = {
  paper: '--card-face',
  edge: '--card-edge',
  spades: '--suit-s',
  clubs: '--suit-c',
  diamonds: '--suit-d',
  hearts: '--suit-h',
} as const;

let colours = $state.raw<Colours>({});
let drawn = '';
/** The images made so far; each is kept loaded, so that a card is there in the moment in which it is shown. */
const made = new Map<string, HTMLImageElement>();

/** The address of a face. */
export function faceUrl(card: CardCode, letters: Letters, large: boolean): string {
  const now = colours;
  return urlOf(`${card} ${letters} ${large}`, () => facePicture(card, letters, large, now));
}

/** The address of a back. */
export function backUrl(which: Back): string {
  const now = colours;
  return urlOf(`back ${which}`, () => backPicture(which, now));
}

/** Draws the whole deck ahead, a card at a time while the page has nothing else to do. */
export function drawAhead(letters: Letters, large: boolean): void {
  const waiting = [...SUITED];
  const idle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 50));
  const next = () => {
    const card = waiting.pop();
    if (!card) return;
    faceUrl(card, letters, large);
    idle(next);
  };
  idle(next);
}

function urlOf(name: string, draw: () => string): string {
  let image = made.get(name);
  if (!image) {
    image = new Image();
    image.src = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    made.set(name, image);
  }
  return image.src;
}

function look(): void {
  const style = getComputedStyle(document.documentElement);
  const found = Object.fromEntries(
    Object.entries(NAMES).map(([name, property]) => [name, style.getPropertyValue(property).trim()]),
  );
  const now = JSON.stringify(found);
  if (now === drawn) return;
  drawn = now;
  for (const image of made.values()) URL.revokeObjectURL(image.src);
  made.clear();
  colours = found;
}

look();
new MutationObserver(look).observe(document.documentElement, { attributes: true });
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
  matchMedia(query).addEventListener('change', look);
