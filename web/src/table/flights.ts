/**
 * Cards travel: FLIP over everything that is marked with `data-card`. Before a change all cards are measured, after it
 * those that lie elsewhere start where they were and glide home; a card that nobody saw before comes from the place
 * of who brought it (`data-place`), and one that is gone flies there as a picture of itself.
 */
import { flushSync } from 'svelte';
import { lasting } from '../me/preferences.svelte';

interface Flight {
  /** Where new cards come from, by the name of a place. */
  from?: (card: string) => string | null;
  /** Where cards go that leave the table. */
  to?: string | null;
}

const TRAVEL = 320;
const GHOSTS = 8;
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** Carries out a change of the table and lets its cards travel. */
export function travel(change: () => void, flight: Flight = {}): void {
  const duration = lasting(TRAVEL);
  if (duration === 0 || typeof document === 'undefined' || document.hidden) {
    change();
    return;
  }
  const before = new Map(cards().map((element) => [element.dataset.card as string, picture(element)]));
  flushSync(change);
  const now = new Map(cards().map((element) => [element.dataset.card as string, element]));
  // Everything is measured before anything is moved, so that the page is laid out once.
  const glides: (() => void)[] = [];
  for (const [card, element] of now) {
    const start = before.get(card)?.rect ?? placeRect(flight.from?.(card) ?? null);
    const glide = start && planned(element, start, duration);
    if (glide) glides.push(glide);
  }
  const target = placeRect(flight.to ?? null);
  for (const glide of glides) glide();
  if (!target) return;
  const gone = [...before].filter(([card, { ghostly }]) => !now.has(card) && ghostly);
  for (const [, { element, rect }] of gone.slice(0, GHOSTS)) vanish(element, rect, target, duration);
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

function picture(element: HTMLElement) {
  return { element, rect: element.getBoundingClientRect(), ghostly: element.dataset.travels === 'away' };
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
  const home = getComputedStyle(element).transform;
  const rest = home === 'none' ? '' : ` ${home}`;
  return () =>
    void element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})${rest}`, zIndex: 5 },
        { transform: home, zIndex: 5 },
      ],
      { duration, easing: EASE },
    );
}

function vanish(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.card;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
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
