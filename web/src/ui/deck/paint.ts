/** What every part of the deck shares: colours and the few ways of putting a shape down. */

export type Suit = 'S' | 'C' | 'D' | 'H';
export type Rank = '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
export type CourtRank = 'J' | 'Q' | 'K';
export type Letters = 'ru' | 'en';

export const SUITS: readonly Suit[] = ['S', 'C', 'D', 'H'];
export const RANKS: readonly Rank[] = ['9', 'T', 'J', 'Q', 'K', 'A'];

/** Colours a page may change; the second part is the colour where it does not. */
export const PAPER = 'var(--deck-paper,#fcf7ea)';
export const EDGE = 'var(--deck-edge,#d8ccb0)';
export const INK: Readonly<Record<Suit, string>> = {
  S: 'var(--deck-spades,#1b1e27)',
  C: 'var(--deck-clubs,#1b1e27)',
  D: 'var(--deck-diamonds,#b3202b)',
  H: 'var(--deck-hearts,#b3202b)',
};

/** The wardrobe of one suit's court. */
export interface Dress {
  robe: string;
  deep: string;
  trim: string;
  accent: string;
  /** Ground behind the figure. */
  ground: string;
}

export const DRESS: Readonly<Record<Suit, Dress>> = {
  S: { robe: '#35406a', deep: '#1d2440', trim: '#d9c48c', accent: '#8f3345', ground: '#e4e4e6' },
  C: { robe: '#2f6b4b', deep: '#17402d', trim: '#e0b85a', accent: '#b0492f', ground: '#e0e8d6' },
  D: { robe: '#cc6a2c', deep: '#7a3217', trim: '#f3cf7c', accent: '#2c5f83', ground: '#f8e8c8' },
  H: { robe: '#ab2a33', deep: '#6a1520', trim: '#e6bd62', accent: '#2b5a55', ground: '#f2d8cb' },
};

export const SKIN = '#f3d3b3';
export const SHADE = '#e3b893';
export const LINE = '#33221d';
export const PEARL = '#fffaf0';
export const STEEL = '#b9c1cb';
export const STEEL_DEEP = '#7f8a98';

/** A filled path. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A drawn line, round at its ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** The same part on both sides of the figure's middle line. */
export const both = (part: string): string => `${part}<g transform="scale(-1 1)">${part}</g>`;

export const at = (x: number, y: number, part: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${part}</g>`;

/** A rhombus about a point, as path data. */
export const rhomb = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${round(y - h)}L${round(x + w)} ${y} ${x} ${round(y + h)} ${round(x - w)} ${y}Z`;

/** Discs as one path, for rows of pearls. */
export const pearls = (points: readonly (readonly [number, number])[], r: number, colour: string): string =>
  fill(
    points
      .map(([x, y]) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      .join(''),
    colour,
  );

/** Points on an arc about (x, y); angles in degrees, 0 is up, clockwise. */
export function arc(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / Math.max(count - 1, 1)) * Math.PI) / 180;
    return [round(x + r * Math.sin(angle)), round(y - r * Math.cos(angle))];
  });
}

export const round = (value: number): number => Math.round(value * 10) / 10;
