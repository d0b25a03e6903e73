/** What the court wears on its head, drawn about the middle of the head (0, 0); the brow is at y = -18. */
import {
  arc,
  both,
  type CourtRank,
  DRESS,
  disc,
  fill,
  line,
  PEARL,
  pearls,
  rhomb,
  STEEL,
  STEEL_DEEP,
  type Suit,
} from './paint';
import { SUIT_PATH } from './suits';

/** Parts behind and before the head. */
export interface Headgear {
  behind: string;
  before: string;
}

const jewel = (suit: Suit, x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)" d="${SUIT_PATH[suit]}" fill="${colour}"/>`;

/** A string of pearls along a woman's brow and down her temples. */
const brow = (): string =>
  pearls(arc(0, 12, 34, -40, 40, 11), 2.5, PEARL) +
  both(
    pearls(
      [
        [25, -8],
        [26, -2.5],
        [26.5, 3],
        [26.5, 8.5],
        [26, 14],
      ],
      2.3,
      PEARL,
    ) + fill(rhomb(25.5, 22, 3.2, 5.5), '#d9ab4a'),
  );

function kokoshnik(suit: Suit, outline: string, inner: string, ornament: string): Headgear {
  const { robe, deep, trim } = DRESS[suit];
  return {
    behind: fill(outline, trim) + fill(inner, robe) + ornament,
    before:
      fill(
        'M-26 -8C-26 -24 -12 -29 0 -29C12 -29 26 -24 26 -8C20 -18 10 -22 0 -22C-10 -22 -20 -18 -26 -8Z',
        deep,
      ) + brow(),
  };
}

const QUEENS: Record<Suit, () => Headgear> = {
  S: () => {
    const { trim, accent } = DRESS.S;
    return kokoshnik(
      'S',
      'M-31 4C-47 -14 -40 -28 -24 -40C-12 -49 -5 -56 0 -70C5 -56 12 -49 24 -40C40 -28 47 -14 31 4Z',
      'M-28 0C-41 -14 -35 -25 -21 -35.500C-11 -43 -5 -49 0 -59C5 -49 11 -43 21 -35.500C35 -25 41 -14 28 0Z',
      jewel('S', 0, -39, 19, trim) +
        both(
          fill(rhomb(18, -27, 4, 6), trim) + fill(rhomb(29, -16, 4, 6), trim) + disc(24, -22, 1.6, PEARL),
        ) +
        fill(rhomb(0, -37, 2.4, 3.6), accent),
    );
  },
  C: () => {
    const { trim, accent } = DRESS.C;
    const rim = arc(0, -8, 45, -104, 104, 15);
    return kokoshnik(
      'C',
      'M-44 2A45 45 0 1 1 44 2Z',
      'M-40 0A40.500 40.500 0 1 1 40 0Z',
      pearls(rim, 3.6, trim) +
        jewel('C', 0, -37, 18, trim) +
        both(
          jewel('C', 22.5, -28, 13, trim) +
            jewel('C', 33, -10, 10, trim) +
            disc(12.5, -40, 2, accent) +
            disc(31, -21, 2, accent),
        ),
    );
  },
  D: () => {
    const { trim, accent, deep } = DRESS.D;
    return kokoshnik(
      'D',
      'M-30 2L-49 -41L-36 -37L-27 -53L-14 -44L0 -63L14 -44L27 -53L36 -37L49 -41L30 2Z',
      'M-27 0L-42 -35L-34 -32L-25 -46L-13 -37L0 -54L13 -37L25 -46L34 -32L42 -35L27 0Z',
      fill(
        rhomb(0, -38, 6, 9) +
          rhomb(17, -31, 4.6, 7) +
          rhomb(-17, -31, 4.6, 7) +
          rhomb(31, -22, 3.6, 5.6) +
          rhomb(-31, -22, 3.6, 5.6),
        deep,
      ) +
        fill(rhomb(0, -38, 3, 4.6) + rhomb(17, -31, 2.2, 3.4) + rhomb(-17, -31, 2.2, 3.4), trim) +
        both(disc(49, -41, 3, accent) + disc(27, -53, 3, accent)) +
        disc(0, -64, 3.4, accent),
    );
  },
  H: () => {
    const { trim, deep } = DRESS.H;
    return kokoshnik(
      'H',
      'M-31 4C-50 -8 -52 -34 -38 -48C-25 -59 -8 -57 0 -43C8 -57 25 -59 38 -48C52 -34 50 -8 31 4Z',
      'M-28 0C-45 -10 -47 -32 -35 -44C-24 -53 -8 -51 0 -36C8 -51 24 -53 35 -44C47 -32 45 -10 28 0Z',
      both(
        line('M6 -31C9 -45 27 -47 32 -35C35 -26 26 -20 21 -25C18 -29 22 -34 26 -31', trim, 2.4) +
          disc(37, -18, 2.4, trim) +
          disc(13, -30, 2, trim),
      ) +
        fill('M0 -24L4 -30 0 -36 -4 -30Z', trim) +
        fill(rhomb(0, -30, 1.6, 2.4), deep),
    );
  },
};

const KINGS: Record<Suit, () => Headgear> = {
  S: () => {
    const { robe, trim, accent } = DRESS.S;
    return {
      behind: '',
      before:
        fill('M-26 -12L-32 -46L-17 -30L-15 -30L0 -64L15 -30L17 -30L32 -46L26 -12Q0 -22 -26 -12Z', trim) +
        fill('M-13 -26L0 -52L13 -26Q0 -30 -13 -26Z', robe) +
        jewel('S', 0, -63, 14, trim) +
        both(jewel('S', 32, -48, 11, trim)) +
        fill('M-27 -9L-28 -21Q0 -31 28 -21L27 -9Q0 -20 -27 -9Z', '#b9994f') +
        fill(rhomb(0, -20, 4, 4.5) + rhomb(14, -18, 3, 3.6) + rhomb(-14, -18, 3, 3.6), accent) +
        jewel('S', 0, -36, 11, trim),
    };
  },
  C: () => {
    const { robe, trim, accent } = DRESS.C;
    const fur = '#6b4630';
    return {
      behind: '',
      before:
        fill('M-27 -18C-28 -42 -12 -52 0 -58C12 -52 28 -42 27 -18Z', trim) +
        fill(
          'M-22 -20C-22 -38 -12 -47 -5 -51C-9 -42 -9 -32 -8 -20ZM22 -20C22 -38 12 -47 5 -51C9 -42 9 -32 8 -20Z',
          robe,
        ) +
        disc(0, -34, 3.2, accent) +
        disc(0, -43, 2.2, PEARL) +
        disc(0, -26, 2.2, PEARL) +
        both(disc(15, -29, 2.4, trim)) +
        jewel('C', 0, -64, 18, trim) +
        fill(
          `M-31 -8A7 7 0 0 1 -31 -21A7 7 0 0 1 -20 -26A8 8 0 0 1 -7 -28A8 8 0 0 1 7 -28A8 8 0 0 1 20 -26A7 7 0 0 1 31 -21A7 7 0 0 1 31 -8Q16 -17 0 -17Q-16 -17 -31 -8Z`,
          fur,
        ) +
        both(line('M6 -26Q8 -22 6 -20M15 -25Q18 -20 16 -18M25 -22Q27 -17 25 -14', '#8d6245', 1.8)),
    };
  },
  D: () => {
    const { robe, deep, trim, accent } = DRESS.D;
    return {
      behind: '',
      before:
        fill('M-24 -20L-27 -46Q0 -54 27 -46L24 -20Z', deep) +
        fill('M-26 -10L-36 -46L-24 -36L-14 -54L0 -38L14 -54L24 -36L36 -46L26 -10Q0 -20 -26 -10Z', '#e3ad3f') +
        fill(rhomb(0, -55, 6, 9), accent) +
        both(disc(36, -47, 3.4, trim) + disc(14, -55, 3.4, trim)) +
        fill(rhomb(0, -27, 6, 8) + rhomb(16, -26, 4, 6) + rhomb(-16, -26, 4, 6), deep) +
        fill(rhomb(0, -27, 3, 4) + rhomb(16, -26, 1.8, 2.8) + rhomb(-16, -26, 1.8, 2.8), trim) +
        line('M-26 -12Q0 -22 26 -12', robe, 3),
    };
  },
  H: () => {
    const { robe, deep, trim } = DRESS.H;
    return {
      behind: '',
      before:
        fill('M-25 -18C-40 -40 -22 -54 0 -46C22 -54 40 -40 25 -18Z', robe) +
        line('M-28 -20C-37 -38 -22 -52 0 -50C22 -52 37 -38 28 -20', trim, 4.5) +
        line('M0 -48V-24', trim, 4.5) +
        pearls(
          [
            [-31, -34],
            [-24, -44],
            [-12, -49.5],
            [12, -49.5],
            [24, -44],
            [31, -34],
          ],
          1.7,
          PEARL,
        ) +
        jewel('H', 0, -58, 17, trim) +
        fill('M-28 -8L-29 -21Q0 -31 29 -21L28 -8Q0 -19 -28 -8Z', trim) +
        both(jewel('H', 17, -18, 9, deep)) +
        jewel('H', 0, -21.5, 9.5, deep),
    };
  },
};

const JACKS: Record<Suit, () => Headgear> = {
  S: () => {
    const { trim, accent } = DRESS.S;
    const mail = both(fill('M0 -20H25C31 0 30 22 36 44H0Z', STEEL_DEEP));
    const rings = [2, 12, 22, 32]
      .flatMap((y, i) => [-30 - i, -23 - i / 2, 23 + i / 2, 30 + i].map((x) => `M${x - 3} ${y}q3 5 6 0`))
      .join('');
    return {
      behind: mail + line(rings, STEEL, 1.6),
      before:
        both(fill('M21 -22C28 -6 25 14 24 40H34C29 16 31 -6 25 -22Z', STEEL_DEEP)) +
        fill('M-27 -12C-29 -38 -8 -46 0 -64C8 -46 29 -38 27 -12Q0 -22 -27 -12Z', STEEL) +
        fill('M0 -64C8 -46 29 -38 27 -12Q17 -17 8 -17.500C14 -36 6 -48 0 -64Z', '#98a3b1') +
        line('M0 -62V-76', trim, 3) +
        fill('M1 -76L19 -71L1 -65Z', accent) +
        fill('M-28 -9L-28 -18Q0 -28 28 -18L28 -9Q0 -19 -28 -9Z', trim) +
        fill(rhomb(0, -19, 3, 3.4) + rhomb(12, -18, 2.4, 2.8) + rhomb(-12, -18, 2.4, 2.8), DRESS.S.deep) +
        fill('M-2.600 -18H2.600L1.800 6L0 9L-1.800 6Z', trim),
    };
  },
  C: () => {
    const { robe, deep, trim, accent } = DRESS.C;
    return {
      behind:
        fill('M20 -34C38 -50 36 -72 52 -76C54 -58 46 -38 26 -26Z', accent) +
        line('M26 -30C40 -44 42 -60 51 -74', trim, 1.8),
      before:
        fill('M-26 -20C-30 -46 -14 -58 4 -58C22 -57 30 -44 27 -20Z', robe) +
        fill('M4 -58C22 -57 30 -44 27 -20H12C18 -36 14 -50 4 -58Z', deep) +
        line('M-22 -34Q-10 -42 4 -40', trim, 2.2) +
        fill('M-30 -9Q-36 -16 -30 -24Q0 -36 30 -24Q36 -16 30 -9Q0 -21 -30 -9Z', '#6b4630') +
        both(line('M5 -27Q7 -23 5 -20M14 -26Q17 -21 15 -18M24 -23Q26 -18 24 -15', '#8d6245', 1.8)) +
        jewel('C', -8, -45, 13, trim),
    };
  },
  D: () => {
    const { robe, deep, trim, accent } = DRESS.D;
    return {
      behind:
        line('M-18 -30C-34 -40 -40 -56 -36 -72', trim, 2) +
        fill('M-20 -30C-46 -38 -52 -60 -36 -76C-34 -62 -26 -52 -16 -40Z', accent) +
        line('M-20 -32C-34 -42 -38 -56 -36 -72', trim, 1.8),
      before:
        fill('M-25 -16L-33 -48Q0 -60 33 -48L25 -16Q0 -26 -25 -16Z', robe) +
        fill('M8 -22L11 -54Q24 -52 33 -48L25 -16Q17 -20 8 -22Z', '#a9511d') +
        fill('M-27 -10L-29 -22Q0 -33 29 -22L27 -10Q0 -21 -27 -10Z', deep) +
        fill(rhomb(0, -22, 4, 4.6) + rhomb(13, -20, 3, 3.6) + rhomb(-13, -20, 3, 3.6), trim) +
        fill(rhomb(0, -40, 7, 9.5), trim) +
        fill(rhomb(0, -40, 3.6, 5), accent),
    };
  },
  H: () => {
    const { robe, deep, trim, accent } = DRESS.H;
    return {
      behind:
        fill('M22 -36C40 -38 50 -54 46 -70C32 -66 22 -54 16 -40Z', PEARL) +
        line('M20 -38C32 -46 40 -56 45 -68', '#c9b48c', 1.6),
      before:
        fill('M-27 -18C-38 -36 -20 -52 2 -50C26 -49 38 -34 27 -18Q0 -28 -27 -18Z', robe) +
        fill('M2 -50C26 -49 38 -34 27 -18Q20 -21 12 -22.500C20 -32 16 -44 2 -50Z', deep) +
        fill('M-27 -11L-29 -21Q0 -32 29 -21L27 -11Q0 -22 -27 -11Z', trim) +
        both(fill(rhomb(10, -22, 2.6, 3.2) + rhomb(20, -18.5, 2.6, 3.2), accent)) +
        jewel('H', 0, -24, 9, deep) +
        disc(20, -38, 4, trim),
    };
  },
};

const BY_RANK: Record<CourtRank, Record<Suit, () => Headgear>> = { J: JACKS, Q: QUEENS, K: KINGS };

export const headgear = (rank: CourtRank, suit: Suit): Headgear => BY_RANK[rank][suit]();
