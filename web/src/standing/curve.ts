/** The drawing of a rating over one's games: evenly spaced, with a few round numbers as lines behind. */
export interface Drawing {
  path: string;
  from: number;
  to: { x: number; y: number };
  lines: { value: number; y: number }[];
}

const LEFT = 44;
const RIGHT = 8;
const ABOVE = 18;
const BELOW = 10;
const MOST_LINES = 4;

/** Null where there is nothing to draw, or no room for it. */
export function curveOf(
  points: readonly (readonly [number, number])[],
  width: number,
  height: number,
): Drawing | null {
  if (points.length < 2 || width <= LEFT + RIGHT) return null;
  const values = points.map(([, value]) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = Math.max(high - low, 20);
  const x = (place: number) => LEFT + (place / (points.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => ABOVE + (1 - (value - low) / span) * (height - ABOVE - BELOW);
  const steps = values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`);
  return {
    path: `M${steps.join('L')}`,
    from: LEFT,
    to: { x: x(points.length - 1), y: y(values.at(-1) ?? low) },
    lines: roundNumbers(low, low + span).map((value) => ({ value, y: y(value) })),
  };
}

/** Multiples of a round step between two numbers, four at most. */
export function roundNumbers(low: number, high: number): number[] {
  let step = 10;
  for (let turn = 0; (high - low) / step > MOST_LINES; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step + 0; value <= high; value += step) found.push(value);
  return found;
}
