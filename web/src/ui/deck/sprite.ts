/** What the cards look like: each as a picture that stands by itself, and the whole deck as one sprite to look at. */
import { back } from './backs';
import { court, figure, HALF_BOX } from './courts';
import { glyph, PEN } from './letters';
import { type CourtRank, EDGE, INK, type Letters, PAPER, RANKS, type Rank, SUITS, type Suit } from './paint';
import { ace, mark, pips } from './pips';

/** A card in the game's letters, e.g. `QS`, `TD`, `9H`. */
export type CardCode = `${Rank}${Suit}`;
export type Back = 1 | 2;

const VIEW_BOX = '0 0 250 350';
/** All faces. */
export const SUITED: readonly CardCode[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardCode => `${rank}${suit}`),
);
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

/** Colours a page may change, by the names of `paint.ts`; what is missing has the deck's own. */
export type Colours = Partial<Record<'paper' | 'edge' | 'spades' | 'clubs' | 'diamonds' | 'hearts', string>>;

/** One face as an image of its own, in these colours. */
export function facePicture(card: CardCode, letters: Letters, large: boolean, colours: Colours): string {
  const [rank, suit] = card.split('') as [Rank, Suit];
  const half = isCourt(rank) ? symbol(halfId(rank, suit), figure(rank, suit), HALF_BOX) : '';
  const content = large
    ? largeFace(rank, suit, letters)
    : sheet() + picture(rank, suit) + corners(rank, suit, letters);
  return alone(half + content, colours);
}

export const backPicture = (which: Back, colours: Colours): string => alone(sheet() + back(which), colours);

// An image sees nothing of the page that holds it, so its colours are written into it.
const alone = (content: string, colours: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="${VIEW_BOX}">` +
  `${content.replace(/var\(--deck-(\w+),([^)]*)\)/g, (_, name: keyof Colours, own: string) => colours[name] || own)}</svg>`;

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

const face = (rank: Rank, suit: Suit, letters: Letters): string =>
  symbol(
    faceId(`${rank}${suit}`, letters),
    `${sheet()}<use href="#deck-${rank}${suit}"/>${corners(rank, suit, letters)}`,
  );

/** Letter and mark in two corners. */
function corners(rank: Rank, suit: Suit, letters: Letters): string {
  const index = letter(rank, suit, letters, 36, 15, 0.66) + mark(suit, 36, 114, 50);
  return `${index}<g transform="rotate(180 125 175)">${index}</g>`;
}

const large = (rank: Rank, suit: Suit, letters: Letters): string =>
  symbol(faceId(`${rank}${suit}`, letters, true), largeFace(rank, suit, letters));

/** For weak eyes and small screens: letter and mark as large as the visible strip allows. */
const largeFace = (rank: Rank, suit: Suit, letters: Letters): string =>
  sheet() + letter(rank, suit, letters, 80, 24, 1.3) + mark(suit, 80, 228, 108) + mark(suit, 190, 290, 84);

/** The letter `scale * 100` high, centred on `x`, its top at `y`. */
function letter(rank: Rank, suit: Suit, letters: Letters, x: number, y: number, scale: number): string {
  const { width, d } = glyph(rank, letters);
  return (
    `<path transform="translate(${x} ${y}) scale(${scale}) translate(${-width / 2} 0)" d="${d}" fill="none" ` +
    `stroke="${INK[suit]}" stroke-width="${PEN}" stroke-linejoin="round"/>`
  );
}
