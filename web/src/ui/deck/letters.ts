/** Index letters, drawn with one broad pen in a box 100 high, so that no font is needed. */
import type { Letters, Rank } from './paint';

interface Glyph {
  width: number;
  d: string;
}

/** Centre lines; the pen is 16 wide, so ink runs from 0 to 100 in height. */
export const PEN = 16;

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '9': { width: 66, d: 'M57 34A25 26 0 1 0 8 34A25 26 0 0 0 57 34V56C57 80 46 92 28 92Q18 92 11 86' },
  '10': {
    width: 87,
    d: 'M0 24L14 12V100M58 8C72 8 79 22 79 50C79 78 72 92 58 92C44 92 37 78 37 50C37 22 44 8 58 8Z',
  },
  J: { width: 58, d: 'M22 8H56M46 8V66C46 84 38 92 26 92C14 92 8 84 8 72V69' },
  Q: { width: 78, d: 'M38 8C57 8 68 24 68 50C68 76 57 92 38 92C19 92 8 76 8 50C8 24 19 8 38 8ZM42 68L71 99' },
  K: { width: 72, d: 'M10 0V100M63 1L15 56M31 41L65 100' },
  A: { width: 80, d: 'M6 100L40 8L74 100M18 68H62' },
  В: {
    width: 66,
    d: 'M10 92V8H33C47 8 54 16 54 27C54 39 47 47 33 47H10H35C50 47 58 56 58 69.5C58 83 50 92 35 92Z',
  },
  Д: { width: 84, d: 'M8 100V84H76V100M20 84C26 66 28 44 28 8H64V84' },
  К: { width: 72, d: 'M10 0V100M63 1L15 56M31 41L65 100' },
  Т: { width: 72, d: 'M2 8H70M36 8V100' },
};

const NAMES: Readonly<Record<Letters, Readonly<Record<Rank, string>>>> = {
  en: { '9': '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  ru: { '9': '9', T: '10', J: 'В', Q: 'Д', K: 'К', A: 'Т' },
};

/** Letter of a rank: its width and the centre line to draw it along. */
export const glyph = (rank: Rank, letters: Letters): Glyph => GLYPHS[NAMES[letters][rank]] as Glyph;
