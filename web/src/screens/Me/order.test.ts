import { expect, test } from 'vitest';
import { moved, sorted } from './order';

test('a hand lies by suits and ranks as one likes it', () => {
  const hand = ['9S', 'AH', 'KS', 'TD', 'JH'];
  expect(sorted(hand, 'SHCD', true)).toEqual(['KS', '9S', 'AH', 'JH', 'TD']);
  expect(sorted(hand, 'DHCS', false)).toEqual(['TD', 'JH', 'AH', '9S', 'KS']);
  expect(hand[0]).toBe('9S');
});

test('a suit moves one step, and not over the end', () => {
  expect(moved('SHCD', 1, 1)).toBe('SCHD');
  expect(moved('SHCD', 1, -1)).toBe('HSCD');
  expect(moved('SHCD', 0, -1)).toBe('SHCD');
  expect(moved('SHCD', 3, 1)).toBe('SHCD');
});
