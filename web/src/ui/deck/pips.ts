/** Nines, tens and aces: suit marks in their places, and the ace's large embroidered mark. */
import { DRESS, fill, INK, PAPER, rhomb, type Suit } from './paint';
import { stitches } from './stitch';
import { SUIT_PATH } from './suits';

/** A suit mark `size` wide with its middle at (x, y). */
export function mark(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  colour = INK[suit],
  turned = false,
): string {
  const scale = size / 100;
  const turn = turned ? ' rotate(180)' : '';
  return (
    `<path transform="translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)" ` +
    `d="${SUIT_PATH[suit]}" fill="${colour}"/>`
  );
}

const COLUMNS = [91, 159];
const ROWS = [58, 136, 214, 292];
const PIP = 42;

export function pips(suit: Suit, count: 9 | 10): string {
  const sides = COLUMNS.flatMap((x) => ROWS.map((y) => mark(suit, x, y, PIP, INK[suit], y > 175)));
  const middle = count === 9 ? [175] : [97, 253];
  return [...sides, ...middle.map((y) => mark(suit, 125, y, PIP, INK[suit], y > 175))].join('');
}

/** Ornaments on the aces, in stitches, each cut to its mark's outline; `y` is measured from the card's middle. */
const ACE_STITCH: Readonly<Record<Suit, { rows: string[]; size: number; y: number; width: number }>> = {
  S: {
    width: 138,
    size: 4.2,
    y: 5,
    rows: [
      '.........#.........',
      '........###........',
      '.......##.##.......',
      '......##.#.##......',
      '.....##.###.##.....',
      '....##.##.##.##....',
      '...##.##.#.##.##...',
      '..##.##.###.##.##..',
      '.##.##.##.##.##.##.',
      '..##.##.###.##.##..',
      '...##.##.#.##.##...',
      '....##.##.##.##....',
      '.....##.###.##.....',
      '......##.#.##......',
      '.......##.##.......',
      '........###........',
      '.........#.........',
    ],
  },
  C: {
    width: 138,
    size: 4.3,
    y: 0,
    rows: [
      '....#....',
      '...#.#...',
      '..#.#.#..',
      '.#.###.#.',
      '#.##.##.#',
      '.#.###.#.',
      '..#.#.#..',
      '...#.#...',
      '....#....',
    ],
  },
  D: {
    width: 158,
    size: 5.2,
    y: 0,
    rows: [
      '.......#.......',
      '......#.#......',
      '......###......',
      '.....##.##.....',
      '....##.#.##....',
      '...##.###.##...',
      '..##.#.#.#.##..',
      '##..###.###..##',
      '..##.#.#.#.##..',
      '...##.###.##...',
      '....##.#.##....',
      '.....##.##.....',
      '......###......',
      '......#.#......',
      '.......#.......',
    ],
  },
  H: {
    width: 130,
    size: 4.6,
    y: -5,
    rows: [
      '...##.......##...',
      '..####.....####..',
      '.##..##...##..##.',
      '##.##.##.##.##.##',
      '##.##..###..##.##',
      '##..##..#..##..##',
      '.##..##...##..##.',
      '..##..##.##..##..',
      '...##..###..##...',
      '....##..#..##....',
      '.....##...##.....',
      '......##.##......',
      '.......###.......',
      '........#........',
    ],
  },
};

/** Where the clubs ace is embroidered: once in every leaf, measured from the card's middle. */
const CLUB_LEAVES = [
  [0, -36],
  [-34.5, 11.5],
  [34.5, 11.5],
] as const;

export function ace(suit: Suit): string {
  const { rows, size, y, width } = ACE_STITCH[suit];
  const places = suit === 'C' ? CLUB_LEAVES : ([[0, y]] as const);
  const ornament = places.map(([dx, dy]) => stitches(rows, '#', size, 125 + dx, 175 + dy)).join('');
  const outline = (colour: string, pen: number): string =>
    `<path transform="translate(125 175) scale(${width / 100}) translate(-50 -50)" d="${SUIT_PATH[suit]}" ` +
    `fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linejoin="round"/>`;
  return (
    outline(INK[suit], 11) +
    outline(PAPER, 7) +
    mark(suit, 125, 175, width) +
    fill(ornament, PAPER) +
    sprays(suit)
  );
}

/** Small sprays of rhombs above and below the ace's mark. */
function sprays(suit: Suit): string {
  const large = rhomb(125, 50, 9, 13) + rhomb(105, 61, 7, 9) + rhomb(145, 61, 7, 9);
  const small = rhomb(125, 71, 4, 5.5) + rhomb(89, 70, 4, 5) + rhomb(161, 70, 4, 5);
  const spray = fill(large + small, INK[suit]) + fill(rhomb(125, 50, 4, 6), DRESS[suit].trim);
  return `${spray}<g transform="rotate(180 125 175)">${spray}</g>`;
}
