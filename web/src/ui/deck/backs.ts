/** Two backs, each an embroidered cloth worked out stitch by stitch from its own rule. */
import { fill, PAPER } from './paint';
import { stitches } from './stitch';

interface Cloth {
  ground: string;
  thread: string;
  light: string;
}

const CLOTHS: Readonly<Record<1 | 2, Cloth>> = {
  1: { ground: '#1f4a39', thread: '#d3a950', light: '#f3e4bd' },
  2: { ground: '#6d1b2b', thread: '#e0b3a0', light: '#fbeadb' },
};

const SIZE = 6;
/** Stitches from the middle to the edge, across and down. */
const ACROSS = 17;
const DOWN = 25;

export function back(which: 1 | 2): string {
  const { ground, thread, light } = CLOTHS[which];
  const rule = which === 1 ? stars : lattice;
  const rows = Array.from({ length: 2 * DOWN + 1 }, (_, j) =>
    Array.from({ length: 2 * ACROSS + 1 }, (_, i) => rule(Math.abs(i - ACROSS), Math.abs(j - DOWN))).join(''),
  );
  return (
    `<rect x="10" y="10" width="230" height="330" rx="11" fill="${ground}"/>` +
    `<rect x="14.500" y="14.500" width="221" height="321" rx="8" fill="none" stroke="${thread}" stroke-width="1.600"/>` +
    fill(stitches(rows, '#', SIZE, 125, 175), thread) +
    fill(stitches(rows, 'o', SIZE, 125, 175), light) +
    `<rect x="9" y="9" width="232" height="332" rx="12" fill="none" stroke="${PAPER}" stroke-width="1"/>`
  );
}

/** A border of teeth, common to both cloths; `.` within it. */
function border(x: number, y: number): string | undefined {
  const edge = Math.min(ACROSS - x, DOWN - y);
  if (edge > 3) return undefined;
  if (edge === 3) return '#';
  const along = ACROSS - x < DOWN - y ? y : x;
  if (edge === 0) return along % 4 === 0 ? '#' : '.';
  if (edge === 1) return along % 4 === 2 ? 'o' : along % 2 === 1 ? '#' : '.';
  return along % 4 === 2 ? '#' : '.';
}

/** Green: a chain of great rhombs, a star of eight points in the whole one. */
function stars(x: number, y: number): string {
  const rim = border(x, y);
  if (rim) return rim;
  const v = y > LINK ? 2 * LINK - y : y;
  const d = x + v;
  if (d === LINK || d === LINK - 1) return '#';
  if (d > LINK) return corner(ACROSS - 4 - x, LINK - v);
  if (d === LINK - 3) return x % 2 ? 'o' : '.';
  return y > LINK ? tip(d) : star(x, v);
}

/** From the middle of a rhomb of the chain to its point. */
const LINK = 14;

/** An eight-pointed star about a light heart. */
function star(x: number, y: number): string {
  const a = Math.min(x, y);
  const b = Math.max(x, y);
  if (a + b <= 1) return 'o';
  if (a === b) return b <= 3 ? 'o' : '.';
  if (a > 0 && a + b <= 8 && b - a <= 4) return '#';
  return a === 0 && (b === 7 || b === 8) ? 'o' : '.';
}

/** Half a flower at the side, between two rhombs of the chain. */
function corner(u: number, v: number): string {
  const d = u + v;
  if (d <= 1) return 'o';
  if (d === 3 || d === 4) return '#';
  if (u === v && d === 6) return 'o';
  if (d === 7 || d === 8) return '#';
  return d === 10 && u % 2 ? 'o' : '.';
}

/** The point of a rhomb that the border cuts. */
const tip = (d: number): string => (d === 9 || d === 8 ? '#' : '.');

/** How far apart the blossoms of the net are. */
const MESH = 18;

/** Wine: a net of double threads, a blossom in each mesh. */
function lattice(x: number, y: number): string {
  const rim = border(x, y);
  if (rim) return rim;
  const u = fold(x);
  const v = fold(y);
  const d = u + v;
  if (d === 9 || d === 10) return '#';
  return d < 9 ? blossom(u, v) : blossom(9 - u, 9 - v);
}

const fold = (value: number): number => Math.abs(((value + MESH / 2) % MESH) - MESH / 2);

function blossom(u: number, v: number): string {
  const a = Math.min(u, v);
  const b = Math.max(u, v);
  if (a + b <= 1) return 'o';
  if (a === b) return b > 1 && b <= 3 ? '#' : '.';
  if (a === 0) return b > 2 && b <= 5 ? 'o' : '.';
  if (a === 1) return b === 3 || b === 4 ? 'o' : '.';
  return a + b === 5 ? '#' : '.';
}
