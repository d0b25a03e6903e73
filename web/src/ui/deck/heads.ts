/** Faces, hair and beards of the court, drawn about the middle of the head: (0, 0), a face 44 by 58. */
import { both, disc, fill, LINE, line, SHADE, SKIN } from './paint';

const WHITE = '#fffdf8';

/** A face: how it looks sideways (-1 to 1), its eyes' colour, its hair's colour. */
export interface Face {
  gaze: number;
  eyes: string;
  brows: string;
  woman?: boolean;
}

export function face({ gaze, eyes, brows, woman = false }: Face): string {
  const jaw = woman
    ? 'M-21 -24V3C-21 20 -9 31 0 31C9 31 21 20 21 3V-24Z'
    : 'M-22 -24V6C-22 17 -17 24 -10 29Q0 34 10 29C17 24 22 17 22 6V-24Z';
  const shaded = woman
    ? 'M5 -24H21V3C21 20 9 31 0 31C11 24 13 12 12 0Q11 -10 5 -12Z'
    : 'M5 -24H22V6C22 17 17 24 10 29Q5 32 0 31.500C12 25 13 12 12.500 0Q11 -10 5 -12Z';
  return (
    fill(woman ? 'M-11 18H11V48H-11Z' : 'M-13 18H13V48H-13Z', SHADE) +
    fill(jaw, SKIN) +
    fill(shaded, SHADE) +
    (woman ? both(disc(12.5, 11, 4.6, '#e8a08a')) : '') +
    both(fill('M4 0Q9 -5.500 16 0Q10 3.800 4 0Z', WHITE)) +
    disc(-10 + gaze * 2, -0.6, 2.7, eyes) +
    disc(10 + gaze * 2, -0.6, 2.7, eyes) +
    both(line('M4 -0.200Q9 -5.600 16.500 -0.600', LINE, woman ? 1.9 : 1.6)) +
    both(
      woman ? line('M4 -8.500Q10 -12.500 17 -8', brows, 2) : line('M4 -7.500L11 -10.500 18 -6.500', brows, 3),
    ) +
    line(
      woman ? 'M-2.500 -6Q-1 4 -3.500 8.500Q-1 11 2 9.600' : 'M-3 -6L-4.500 9Q-1 12 2.500 10',
      '#b98361',
      1.7,
    ) +
    (woman ? lips() : line('M-6 19Q0 20.500 6 18.500', '#8c4236', 2))
  );
}

const lips = (): string =>
  fill('M-7 18Q-3 15 0 16.400Q3 15 7 18Q0 24 -7 18Z', '#b83a3a') +
  line('M-6.500 18Q0 19.200 6.500 18', '#7c2328', 0.9);

/** Hair parted over the brow, seen below a woman's headgear. */
export const parting = (colour: string): string =>
  both(fill('M0 -25H23C25 -14 24 -4 21 7C20 -6 13 -14 0 -19Z', colour));

/** One braid laid over the shoulder on the left (1) or the right (-1). */
export function braid(colour: string, deep: string, ribbon: string, side: 1 | -1): string {
  const links = [0, 1, 2, 3, 4]
    .map((i) => `M${-7 + i * 0.4} ${i * 11}l7 5.500 7 -5.500v8l-7 6.500 -7 -6.500z`)
    .join('');
  return `<g transform="scale(${side} 1) translate(-29 22) rotate(7)">${fill('M-7 -10H7V58L0 64L-7 58Z', deep)}${fill(links, colour)}${fill('M-8 52H8V58H-8Z', ribbon)}</g>`;
}

/** Hair falling behind the neck; `length` is where it ends. */
export const mane = (colour: string, length: number): string =>
  both(fill(`M0 -26H20C33 -22 26 4 32 ${length - 6}Q20 ${length + 4} 0 ${length}Z`, colour));

/** A young man's hair, cut round below the ears. */
export const bob = (colour: string, deep: string): string =>
  both(
    fill('M16 -26C31 -24 30 0 33 22Q27 30 18 27C23 14 22 -4 16 -14Z', colour) +
      line('M25 -8Q26 10 28 23', deep, 1.6),
  );

export const curls = (colour: string, deep: string): string =>
  both(
    [
      [22, -14, 9],
      [27, -1, 9],
      [28, 13, 9.5],
      [24, 26, 8],
    ]
      .map(([x, y, r]) => disc(x as number, y as number, r as number, colour))
      .join('') + line('M24 -16q6 1 3 7M28 -3q7 2 3 8M29 12q6 2 2 8', deep, 1.5),
  );

export const fringe = (colour: string): string =>
  fill('M-23 -26H23V-10Q17 -17 11 -11Q6 -17 0 -11Q-6 -17 -11 -11Q-17 -17 -23 -10Z', colour);

/** Moustaches: drooping, curled up, or short. */
export const moustache = (colour: string, kind: 'long' | 'curled' | 'short'): string => {
  const half = {
    long: 'M0 12C8 9 15 14 22 30C12 27 6 20 0 18Z',
    curled: 'M0 12C8 9 13 17 20 15C24 14 25 9 21 7C30 6 31 19 21 21C12 22 5 19 0 17.500Z',
    short: 'M0 12C6 10 12 13 15 18C9 19 4 18.500 0 17Z',
  }[kind];
  return both(fill(half, colour));
};

export type Beard = 'pointed' | 'broad' | 'trimmed' | 'flowing';

/** Beards with their strands; the mouth is left open between moustache and chin. */
export function beard(kind: Beard, colour: string, deep: string): string {
  const half: Record<Beard, string> = {
    pointed: 'M23 -6C27 22 14 48 0 66V23C9 24 12 14 17 12Q21 8 20 -6Z',
    broad: 'M23 -6C30 10 36 34 29 52Q22 60 16 54Q8 62 0 55V23C9 24 12 14 17 12Q21 8 20 -6Z',
    trimmed: 'M23 -6C25 18 22 32 10 39Q5 41 0 41V23C9 24 12 14 17 12Q21 8 20 -6Z',
    flowing: 'M23 -6C31 14 27 40 18 54Q10 66 0 68V23C9 24 12 14 17 12Q21 8 20 -6Z',
  };
  const strands: Record<Beard, string> = {
    pointed: 'M0 34V56M8 30Q8 42 4 50M16 20Q16 32 11 41',
    broad: 'M0 32V50M9 30Q12 40 10 51M19 18Q24 34 22 49',
    trimmed: 'M0 29V36M8 27Q8 32 6 36M16 19Q16 27 13 32',
    flowing: 'M0 34Q-2 48 0 62M8 31Q11 44 7 57M17 18Q22 34 16 49',
  };
  return (
    both(fill(half[kind], colour) + line(strands[kind], deep, 1.8)) +
    fill('M-6 19.500Q0 18 6 19.500Q0 25 -6 19.500Z', '#9a4a3e')
  );
}
