import { expect, test } from 'vitest';
import { endsTrick, type Frame, stopFrom, stops } from './frames';

const frame = (...kinds: string[]) =>
  ({ events: kinds.map((kind) => ({ kind })), board: {}, mine: {}, hands: [] }) as unknown as Frame;
const deal = [
  frame('deal_opened'),
  frame('acted'),
  frame('acted', 'contract_set', 'talon_shown'),
  frame('acted'),
  frame('acted'),
  frame('acted', 'trick_taken'),
  frame('acted'),
  frame('acted', 'trick_taken', 'settled'),
];

test('one stops at the deal, the contract and the tricks', () => {
  expect(stops(deal)).toEqual([0, 2, 5, 7]);
});

test('from a frame to the next stop and back', () => {
  expect(stopFrom(deal, 0, 1)).toBe(2);
  expect(stopFrom(deal, 3, 1)).toBe(5);
  expect(stopFrom(deal, 7, 1)).toBeNull();
  expect(stopFrom(deal, 6, -1)).toBe(5);
  expect(stopFrom(deal, 5, -1)).toBe(2);
  expect(stopFrom(deal, 0, -1)).toBeNull();
});

test('a deal that was never finished ends where it stops', () => {
  expect(stops(deal.slice(0, 4))).toEqual([0, 2, 3]);
  expect(stops([])).toEqual([]);
});

test('a trick is seen while it has just been taken', () => {
  expect(deal.map(endsTrick)).toEqual([false, false, false, false, false, true, false, true]);
});
