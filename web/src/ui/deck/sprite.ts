/** The deck as one sprite: which symbols there are, and how a page comes to have them. */
import { back } from './backs';
import { court, figure, HALF_BOX } from './courts';
import { glyph, PEN } from './letters';
import { type CourtRank, EDGE, INK, type Letters, PAPER, RANKS, type Rank, SUITS, type Suit } from './paint';
import { ace, mark, pips } from './pips';

export type { Letters, Rank, Suit } from './paint';
/** A card in the game's letters, e.g. `QS`, `TD`, `9H`. */
export type CardCode = `${Rank}${Suit}`;
export type Back = 1 | 2;

export const VIEW_BOX = '0 0 250 350';
const LETTERS: readonly Letters[] = ['en', 'ru'];

/** Id of a face's symbol. */
export const faceId = (card: CardCode, letters: Letters, large = false): string =>
  `deck-${card}-${letters}${large ? '-large' : ''}`;

export const backId = (which: Back): string => `deck-back-${which}`;

/** The sprite's text: an `<svg>` of symbols that shows nothing by itself. */
export function sprite(): string {
  const symbols = SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => [
      ...(isCourt(rank) ? [symbol(halfId(rank, suit), figure(rank, suit), HALF_BOX)] : []),
      symbol(`deck-${rank}${suit}`, picture(rank, suit)),
      ...LETTERS.flatMap((letters) => [face(rank, suit, letters), large(rank, suit, letters)]),
    ]),
  );
  const backs = ([1, 2] as const).map((which) => symbol(backId(which), sheet() + back(which)));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">' +
    `${symbols.join('')}${backs.join('')}</svg>`
  );
}

/** Puts the sprite into the page, once. */
export function mountDeck(page: Document = document): void {
  if (page.getElementById('deck')) return;
  const holder = page.createElement('div');
  holder.id = 'deck';
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = sprite();
  page.body.prepend(holder);
}

const symbol = (id: string, content: string, box = VIEW_BOX): string =>
  `<symbol id="${id}" viewBox="${box}">${content}</symbol>`;

const isCourt = (rank: Rank): rank is CourtRank => 'JQK'.includes(rank);

const halfId = (rank: CourtRank, suit: Suit): string => `deck-${rank}${suit}-half`;

/** The card's paper with its edge. */
const sheet = (): string =>
  `<rect x="1" y="1" width="248" height="348" rx="17" fill="${PAPER}" stroke="${EDGE}" stroke-width="2"/>`;

function picture(rank: Rank, suit: Suit): string {
  if (rank === 'A') return ace(suit);
  if (rank === '9') return pips(suit, 9);
  if (rank === 'T') return pips(suit, 10);
  return court(rank, suit, halfId(rank, suit));
}

function face(rank: Rank, suit: Suit, letters: Letters): string {
  const index = letter(rank, suit, letters, 36, 15, 0.66) + mark(suit, 36, 114, 50);
  const turned = `<g transform="rotate(180 125 175)">${index}</g>`;
  return symbol(
    faceId(`${rank}${suit}`, letters),
    `${sheet()}<use href="#deck-${rank}${suit}"/>${index}${turned}`,
  );
}

/** For weak eyes and small screens: letter and mark as large as the visible strip allows. */
function large(rank: Rank, suit: Suit, letters: Letters): string {
  return symbol(
    faceId(`${rank}${suit}`, letters, true),
    sheet() + letter(rank, suit, letters, 80, 24, 1.3) + mark(suit, 80, 228, 108) + mark(suit, 190, 290, 84),
  );
}

/** The letter `scale * 100` high, centred on `x`, its top at `y`. */
function letter(rank: Rank, suit: Suit, letters: Letters, x: number, y: number, scale: number): string {
  const { width, d } = glyph(rank, letters);
  return (
    `<path transform="translate(${x} ${y}) scale(${scale}) translate(${-width / 2} 0)" d="${d}" fill="none" ` +
    `stroke="${INK[suit]}" stroke-width="${PEN}" stroke-linejoin="round"/>`
  );
}
