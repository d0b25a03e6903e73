import { expect, test } from 'vitest';
import { curveOf, roundNumbers } from './curve';

test('a few round numbers stand behind the curve', () => {
  expect(roundNumbers(1003, 1198)).toEqual([1050, 1100, 1150]);
  expect(roundNumbers(990, 1010)).toEqual([990, 1000, 1010]);
  expect(roundNumbers(-120, 12_450)).toEqual([0, 5000, 10_000]);
});

test('a curve keeps within its drawing', () => {
  const drawn = curveOf(
    [
      [0, 900],
      [1, 1300],
      [2, 1100],
    ],
    300,
    160,
  );
  const numbers = drawn?.path.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(numbers).toHaveLength(6);
  for (const [place, each] of numbers.entries()) {
    expect(each).toBeGreaterThanOrEqual(0);
    expect(each).toBeLessThanOrEqual(place % 2 === 0 ? 300 : 160);
  }
});

test('one game makes no curve, and no room neither', () => {
  expect(curveOf([[0, 1000]], 300, 160)).toBeNull();
  expect(
    curveOf(
      [
        [0, 1000],
        [1, 1010],
      ],
      0,
      160,
    ),
  ).toBeNull();
});
