/** Shoulders, collars and the embroidered sash between a court card's two halves. */
import { arc, both, type CourtRank, DRESS, disc, fill, line, PEARL, pearls, rhomb, type Suit } from './paint';
import { repeat, stitches } from './stitch';

/** Shoulders about the head's middle, down to where the sash lies. */
export function shoulders(rank: CourtRank, suit: Suit): string {
  const { robe, deep } = DRESS[suit];
  const width = rank === 'K' ? 80 : rank === 'Q' ? 64 : 70;
  const slope = rank === 'K' ? 50 : 54;
  return (
    both(fill(`M0 40H12C26 44 ${width - 14} ${slope - 4} ${width} ${slope + 14}L${width + 6} 96H0Z`, robe)) +
    fill(
      `M14 42C26 44 ${width - 14} ${slope - 4} ${width} ${slope + 14}L${width + 6} 96H36C40 76 34 52 14 42Z`,
      deep,
    )
  );
}

export function collar(rank: CourtRank, suit: Suit): string {
  if (rank === 'K') return mantle(suit);
  return rank === 'Q' ? necklace(suit) : shirt(suit);
}

/** A king's broad round collar with set stones. */
function mantle(suit: Suit): string {
  const { trim, accent, deep } = DRESS[suit];
  const stones = arc(0, 8, 55, 141, 219, 7);
  return (
    both(fill('M0 40H13C30 42 44 44 52 52C44 72 20 78 0 78Z', trim)) +
    both(line('M47 51C38 66 18 72 0 72', deep, 1.8)) +
    both(line('M18 42C14 48 8 50 0 50', deep, 1.8)) +
    stones.map(([x, y], i) => (i % 2 ? disc(x, y, 3.2, PEARL) : fill(rhomb(x, y, 5, 6), accent))).join('')
  );
}

/** A queen's bodice edge and three strings of beads. */
function necklace(suit: Suit): string {
  const { trim, accent, deep } = DRESS[suit];
  return (
    fill('M-22 43C-16 58 16 58 22 43L30 45C22 72 -22 72 -30 45Z', trim) +
    fill('M-6 64H6V96H-6Z', trim) +
    fill(rhomb(0, 74, 4, 6), accent) +
    pearls(arc(0, 26, 15, 130, 230, 7), 2.5, accent) +
    pearls(arc(0, 26, 22, 128, 232, 10), 2.4, PEARL) +
    both(fill(rhomb(17, 59, 3, 4), deep)) +
    fill(rhomb(0, 63, 3, 4), deep)
  );
}

/** A young man's shirt: standing collar, embroidered front. */
function shirt(suit: Suit): string {
  const { trim, accent, deep } = DRESS[suit];
  return (
    fill('M-17 34Q0 46 17 34L19 46Q0 58 -19 46Z', trim) +
    line('M-15 40Q0 51 15 40', accent, 2.4) +
    fill('M-9 51H9V96H-9Z', trim) +
    fill(rhomb(0, 59, 5, 6) + rhomb(0, 71, 5, 6), deep) +
    both(fill('M40 52L50 55L44 96H34Z', trim) + fill(rhomb(42.5, 61, 2.6, 4) + rhomb(41.5, 71, 2.6, 4), deep))
  );
}

/** The sash's patterns, each the same upside down: zigzag, rhombs with blossoms, eight-pointed stars. */
const SASH: Record<CourtRank, string[]> = {
  J: [
    'o...#...',
    '...###..',
    '..##.##.',
    '.##.o.##',
    '##.ooo.#',
    '.##.o.##',
    '..##.##.',
    '...###..',
    'o...#...',
  ],
  Q: [
    '.....#.....#',
    'o...###...o.',
    '.o.##.##.o..',
    '..##.o.##...',
    '.##.o#o.##o.',
    '..##.o.##...',
    '.o.##.##.o..',
    'o...###...o.',
    '.....#.....#',
  ],
  K: [
    '..#...#...o.',
    '..##.##..ooo',
    '####.####.o.',
    '.###.###....',
    '....o....#.#',
    '.###.###....',
    '####.####.o.',
    '..##.##..ooo',
    '..#...#...o.',
  ],
};

const STITCH = 3.4;

/** The sash across the card's middle, from `left` to `right`, centred on (125, 175). */
export function sash(rank: CourtRank, suit: Suit, left: number, right: number): string {
  const { deep, robe, trim } = DRESS[suit];
  const width = right - left;
  const rows = repeat(SASH[rank], Math.floor(width / STITCH / 2) * 2 - 3);
  return (
    fill(`M${left} 154H${right}V196H${left}Z`, deep) +
    fill(`M${left} 157.500H${right}V192.500H${left}Z`, '#fbf3df') +
    fill(stitches(rows, '#', STITCH, 125, 175), suit === 'D' ? deep : robe) +
    fill(
      stitches(rows, 'o', STITCH, 125, 175),
      suit === 'S'
        ? DRESS.S.accent
        : suit === 'H'
          ? DRESS.H.accent
          : suit === 'D'
            ? DRESS.D.accent
            : DRESS.C.accent,
    ) +
    fill(`M${left} 155.200h${width}v1.200h${-width}zM${left} 193.600h${width}v1.200h${-width}z`, trim)
  );
}
