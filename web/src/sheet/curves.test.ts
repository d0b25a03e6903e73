import { expect, test } from 'vitest';
import { spread, ticksFor } from './curves';

test.each([[[0, 120, 1000]], [[-240, 5]], [[0]], [[-5, -5]], [[880, 905, 1230]]])(
  'round numbers hold all of %j',
  (totals) => {
    const ticks = ticksFor(totals);
    expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(0, ...totals));
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(...totals));
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(8);
  },
);

test('labels keep their order and never touch', () => {
  const found = spread([50, 10, 52, 51], 14);
  expect([...found].sort((a, b) => a - b)).toEqual([found[1], found[0], found[3], found[2]]);
  const sorted = [...found].sort((a, b) => a - b);
  for (const [place, each] of sorted.slice(1).entries()) {
    expect(each - (sorted[place] ?? 0)).toBeGreaterThanOrEqual(14);
  }
});

test('labels far apart stay where they belong', () => {
  expect(spread([10, 100], 14)).toEqual([10, 100]);
});
