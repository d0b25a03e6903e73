/** What each of the court holds, upright about the hand at (0, 0); up to 108 above it, 30 below. */
import {
  both,
  type CourtRank,
  DRESS,
  disc,
  fill,
  LINE,
  line,
  PEARL,
  rhomb,
  SHADE,
  SKIN,
  STEEL,
  STEEL_DEEP,
  type Suit,
} from './paint';
import { SUIT_PATH } from './suits';

const WOOD = '#7a4a2b';
const GOLD = '#d9a441';
const shaft = (top: number, colour = WOOD): string => fill(`M-2.800 ${top}H2.800V40H-2.800Z`, colour);

const emblem = (suit: Suit, y: number, size: number, colour: string): string =>
  `<path transform="translate(0 ${y}) scale(${size / 100}) translate(-50 -50)" d="${SUIT_PATH[suit]}" fill="${colour}"/>`;

const leaf = (x: number, y: number, turn: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-8 -6 -8 -18 0 -26C8 -18 8 -6 0 0Z" fill="${colour}"/>`;

/** A falcon on the fist, looking to its keeper. */
const falcon = (): string =>
  fill('M2 -12L14 8L20 26L8 20L-4 -6Z', DRESS.H.deep) +
  fill('M-14 -62C-14 -76 6 -78 10 -64C20 -54 22 -30 12 -10H-6C-18 -24 -18 -44 -14 -62Z', '#efe2c4') +
  fill('M0 -58C16 -58 26 -36 16 -2C4 -10 -4 -32 0 -58Z', DRESS.H.accent) +
  line('M5 -48Q4 -30 13 -14M11 -44Q9 -30 15 -20', '#7fb0a8', 1.6) +
  fill('M-14 -62C-14 -78 8 -80 11 -63Q-2 -70 -14 -62Z', DRESS.H.deep) +
  fill('M-13.500 -64L-23 -58L-13 -55Z', GOLD) +
  disc(-7.5, -62.5, 2.2, LINE) +
  fill(rhomb(-8, -42, 2.4, 3.6) + rhomb(-8, -30, 2.4, 3.6) + rhomb(-3, -21, 2.4, 3.6), DRESS.H.robe) +
  line('M-3 -11V-6M5 -11V-6', GOLD, 3);

const ATTRIBUTES: Record<CourtRank, Record<Suit, () => string>> = {
  K: {
    S: () =>
      fill('M-5 -14L-4.500 -92L0 -102L4.500 -92L5 -14Z', STEEL) +
      fill('M0 -102L4.500 -92L5 -14H0Z', STEEL_DEEP) +
      fill('M-17 -18L17 -18L15 -11H-15Z', GOLD) +
      both(disc(17, -14.5, 4, GOLD)) +
      fill('M-3 -11H3V16H-3Z', WOOD) +
      disc(0, 18, 5.5, GOLD),
    C: () =>
      shaft(-70) +
      fill('M-4 -92H4V-58H-4Z', GOLD) +
      both(fill('M3 -90L14 -82V-70L3 -60Z', GOLD) + fill('M5 -84L10 -79V-72L5 -67Z', '#8a6524')) +
      disc(0, -94, 4, GOLD) +
      fill('M-5 -56H5V-52H-5Z', GOLD),
    D: () =>
      disc(0, -24, 19, GOLD) +
      fill('M4 -43A19 19 0 0 1 4 -5A24 24 0 0 0 4 -43Z', '#b37d27') +
      fill('M-19 -28H19V-21H-19Z', DRESS.D.accent) +
      fill('M-3.500 -43H3.500V-28H-3.500Z', DRESS.D.accent) +
      fill(rhomb(0, -55, 8, 12), DRESS.D.accent) +
      fill(rhomb(0, -55, 4, 6), DRESS.D.trim) +
      disc(-12, -24.5, 1.8, PEARL) +
      disc(0, -24.5, 1.8, PEARL) +
      disc(12, -24.5, 1.8, PEARL),
    H: () =>
      shaft(-72, GOLD) +
      fill('M-5 -30H5V-25H-5ZM-5 -66H5V-61H-5Z', '#9a6d22') +
      disc(0, -82, 14, GOLD) +
      emblem('H', -81.5, 17, DRESS.H.robe),
  },
  Q: {
    S: () =>
      line('M0 24C2 -10 -4 -30 0 -58', '#4c6650', 3) +
      leaf(-1, -14, -38, '#4c6650') +
      leaf(1, -22, 40, '#5f7d62') +
      fill(
        'M-14 -86C-10 -82 -6 -84 0 -94C6 -84 10 -82 14 -86C17 -70 10 -58 0 -56C-10 -58 -17 -70 -14 -86Z',
        DRESS.S.accent,
      ) +
      fill('M0 -94C6 -82 8 -70 0 -56C-8 -70 -6 -82 0 -94Z', '#b4596a'),
    C: () =>
      line('M0 24C2 -8 -3 -40 0 -72', WOOD, 3) +
      leaf(0, -62, 0, '#3c8058') +
      leaf(0, -46, -52, '#2f6b4b') +
      leaf(0, -46, 52, '#3c8058') +
      leaf(0, -22, -56, '#3c8058') +
      leaf(0, -22, 56, '#2f6b4b') +
      both(disc(9, -62, 4, '#c8573a')) +
      disc(0, -36, 4, '#c8573a'),
    D: () =>
      line('M0 24C6 -6 -6 -30 0 -52', DRESS.D.deep, 2.6) +
      fill('M0 -44C-20 -52 -20 -82 0 -102C20 -82 20 -52 0 -44Z', DRESS.D.accent) +
      line('M-14 -62L0 -52L14 -62M-15 -72L0 -60M15 -72L0 -60M-12 -83L0 -90L12 -83', '#7fb0c9', 1.6) +
      fill('M0 -56C-10 -62 -10 -76 0 -86C10 -76 10 -62 0 -56Z', DRESS.D.trim) +
      fill(rhomb(0, -71, 5, 8), '#b3202b') +
      line('M0 -40L-10 -34M0 -40L10 -34M0 -32L-9 -25M0 -32L9 -25', DRESS.D.accent, 2.2),
    H: () =>
      line('M0 24C-3 0 3 -30 0 -56', '#3d6b4c', 3) +
      leaf(0, -12, 44, '#3d6b4c') +
      leaf(0, -22, -44, '#4f8560') +
      disc(0, -72, 18, DRESS.H.robe) +
      both(disc(11, -80, 8.5, '#c4434a') + disc(13, -66, 8, '#c4434a')) +
      disc(0, -87, 8.5, '#c4434a') +
      disc(0, -59, 8, '#c4434a') +
      disc(0, -72, 10, DRESS.H.deep) +
      line('M-5 -72A5 5 0 1 1 0 -67A3 3 0 1 1 2 -72', '#e58a86', 1.8),
  },
  J: {
    S: () =>
      shaft(-84) +
      fill('M0 -108L8 -88L3 -78H-3L-8 -88Z', STEEL) +
      fill('M0 -108L8 -88L3 -78H0Z', STEEL_DEEP) +
      fill('M-3 -72L-34 -66L-24 -58L-34 -50L-3 -46Z', DRESS.S.accent) +
      fill(rhomb(-12, -59, 4, 6), DRESS.S.trim),
    C: () =>
      line('M6 -98C-20 -66 -20 -16 6 24', WOOD, 5) +
      line('M6 -98L6 24', '#cdbb92', 1.4) +
      line('M-15 -44C-16 -34 -15.500 -28 -14 -20', DRESS.C.trim, 6) +
      disc(6, -99, 3, DRESS.C.trim),
    D: () =>
      shaft(-98) +
      fill(
        'M3 -94C-8 -106 -24 -100 -26 -86C-28 -64 -14 -48 3 -46V-56C-4 -60 -7 -66 -6 -74C-4 -80 -1 -82 3 -82Z',
        STEEL,
      ) +
      fill('M-22 -98C-30 -86 -28 -62 -8 -50C-21 -62 -25 -80 -22 -98Z', PEARL) +
      disc(-14, -86, 2.4, STEEL_DEEP) +
      disc(-16.5, -76, 2.4, STEEL_DEEP) +
      disc(-14, -66, 2.4, STEEL_DEEP) +
      fill('M0 -112L4 -100V-92H-4V-100Z', STEEL_DEEP),
    H: () => falcon(),
  },
};

export const attribute = (rank: CourtRank, suit: Suit): string => ATTRIBUTES[rank][suit]();

/** A fist closed about the thing held, with its cuff below. */
export const fist = (cuff: string, trim: string): string =>
  fill('M-13 8L13 8L20 40H-20Z', cuff) +
  fill('M-14 6H14V14H-14Z', trim) +
  fill('M-11 -8Q-11 -10 -9 -10H8Q11 -10 11 -7V7H-11Z', SKIN) +
  line('M-10.500 -5H2M-10.500 0H2M-10.500 4.500H2', SHADE, 1.5) +
  fill('M3 -10H8Q11 -10 11 -7V2H6Q3 2 3 -2Z', SHADE);
