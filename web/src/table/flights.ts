/**
 * Cards travel: FLIP over everything that is marked with `data-card`. Before a change all cards are measured, after it
 * those that lie elsewhere start where they were and glide home; a card that nobody saw before comes from the place
 * of who brought it (`data-place`), and one that is gone flies there as a picture of itself.
 */
import { flushSync } from 'svelte';
import { lasting } from '../me/preferences.svelte';

interface Flight {
  /** Where new cards come from, by the name of a place. */
  from?: ((card: string) => string | null) | undefined;
  /** Where cards go that leave the table. */
  to?: string | null;
}

interface Picture {
  element: HTMLElement;
  /** Where it is seen, in the middle of a flight too. */
  rect: DOMRect;
  /** Where it belongs, whatever moves it just now. */
  home: string;
  /** How wide it is, whatever turns it. */
  width: number;
  /** Whether it flies away as a picture of itself when it leaves the table. */
  ghostly: boolean;
}

/** Milliseconds of a card's way at the usual speed. */
export const TRAVEL = 320;
const GHOSTS = 8;
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** The last flight of whatever has flown. */
const flights = new WeakMap<HTMLElement, Animation>();
/** Where cards lay before the changes that the next frame will show, and how they are to fly. */
let leaving: { before: Map<string, Picture>; flight: Flight } | null = null;

/** Carries out a change of the table and lets its cards travel. */
export function travel(change: () => void, flight: Flight = {}): void {
  const duration = lasting(TRAVEL);
  if (duration === 0 || typeof document === 'undefined' || document.hidden) {
    change();
    return;
  }
  if (leaving) {
    // Nobody has seen the change before this one: its cards fly from where they were last seen.
    leaving.flight = {
      from: flight.from ?? leaving.flight.from,
      to: flight.to ?? leaving.flight.to ?? null,
    };
    flushSync(change);
    return;
  }
  leaving = {
    before: new Map(cards().map((element) => [element.dataset.card as string, picture(element)])),
    flight,
  };
  flushSync(change);
  // The frame lays the page out anyway; to measure here would lay it out twice, and all in one long task.
  requestAnimationFrame(() => takeOff(duration));
}

function takeOff(duration: number): void {
  if (!leaving) return;
  const { before, flight } = leaving;
  leaving = null;
  const now = new Map(cards().map((element) => [element.dataset.card as string, element]));
  const moved = [...now].filter(([card, element]) => !isOnItsWay(element, before.get(card)));
  // Two flights of one card at once would be worked out by the page, frame by frame.
  for (const [, element] of moved) if (flies(element)) flights.get(moverOf(element))?.cancel();
  // Everything is measured before anything is moved, so that the page is laid out once.
  const glides: (() => void)[] = [];
  for (const [card, element] of moved) {
    const start = before.get(card)?.rect ?? placeRect(flight.from?.(card) ?? null);
    const glide = start && planned(element, start, duration);
    if (glide) glides.push(glide);
  }
  const target = placeRect(flight.to ?? null);
  for (const glide of glides) glide();
  if (!target) return;
  const gone = [...before].filter(([card, { ghostly }]) => !now.has(card) && ghostly);
  for (const [, picture] of gone.slice(0, GHOSTS)) vanish(picture, target, duration);
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

/** What moves with a card: in a list its item, which has the card's place there; the card in it may rise meanwhile. */
function moverOf(element: HTMLElement): HTMLElement {
  return element.closest('li') ?? element;
}

function homeOf(element: HTMLElement): string {
  const { offsetLeft, offsetTop } = moverOf(element);
  return `${offsetLeft} ${offsetTop}`;
}

function picture(element: HTMLElement): Picture {
  return {
    element,
    rect: element.getBoundingClientRect(),
    home: homeOf(element),
    width: element.offsetWidth,
    ghostly: element.dataset.travels === 'away',
  };
}

function flies(element: HTMLElement): boolean {
  return flights.get(moverOf(element))?.playState === 'running';
}

/** Whether a card flies already to where it now belongs. */
function isOnItsWay(element: HTMLElement, before: Picture | undefined): boolean {
  return flies(element) && before?.element === element && before.home === homeOf(element);
}

function placeRect(name: string | null): DOMRect | null {
  if (!name) return null;
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
}

/** What starts a glide from there to where the card lies now; null where it lies there already. */
function planned(element: HTMLElement, from: DOMRect, duration: number): (() => void) | null {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(dx) + Math.abs(dy) < 2) return null;
  const scale = Math.min(1.5, Math.max(0.5, Math.min(from.width, to.width * 1.5) / (to.width || 1)));
  const mover = moverOf(element);
  const way = [
    { translate: `${dx}px ${dy}px`, scale: String(scale) },
    { translate: '0px 0px', scale: '1' },
  ];
  // These two are apart from `transform`, which is the card's own; and they and opacity alone move without the page.
  return () => void flights.set(mover, mover.animate(way, { duration, easing: EASE }));
}

function vanish({ element, rect: from, width }: Picture, to: DOMRect, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.card;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${from.left + (from.width - width) / 2}px`,
    top: `${from.top}px`,
    width: `${width}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  // As large as it was: at another size its image would have to be laid out once more.
  ghost.style.setProperty('--card-width', `${width}px`);
  document.querySelector('[data-flights]')?.append(ghost);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.2 },
    ],
    { duration: duration * 1.2, easing: EASE },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
