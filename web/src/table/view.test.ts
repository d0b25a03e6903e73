import { describe, expect, test } from 'vitest';
import type { Board, EventMessage, Mine } from '../api/types';
import {
  advanced,
  aroundFrom,
  beforeTaking,
  lastWords,
  placeOf,
  playable,
  sensibleSteps,
  sorted,
  trickOf,
  type View,
} from './view';

const deal = (changes = {}) => ({
  active: [0, 1, 2],
  cards_left: [8, 8, 7],
  leader: 2,
  last_leader: null,
  last_trick: [],
  phase: 'play',
  trick: ['AS'],
  ...changes,
});
const board = (changes = {}) =>
  ({ stage: 'deal', to_act: 0, window: null, seats: [{}, {}, {}], deal: deal(changes) }) as unknown as Board;
const mine = (legal: unknown[][] = []) =>
  ({ hand: 'KS QS 9H', dealt: null, legal, talons: [], gifts: [], discards: [] }) as Mine;
const view = (changes: Partial<View> = {}) =>
  ({
    number: 5,
    seat: 1,
    board: board(),
    mine: mine(),
    history: [],
    tricks: [],
    sheet: [],
    ...changes,
  }) as View;
const message = (events: unknown[], now: Board) =>
  ({ type: 'event', number: 6, at: 0, events, board: now, mine: mine() }) as unknown as EventMessage;

describe('around the table', () => {
  test('the next one in turn sits to the left', () => {
    expect(aroundFrom(1, 3)).toEqual([2, 0]);
    expect(placeOf(2, 1, 3)).toBe('left');
    expect(placeOf(0, 1, 3)).toBe('right');
    expect(placeOf(0, 1, 2)).toBe('across');
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 3, 4))).toEqual(['left', 'across', 'right', 'me']);
  });
  test('a card lies before who played it, and who sits out plays none', () => {
    expect(trickOf(board())).toEqual([{ seat: 2, card: 'AS' }]);
    const four = board({ active: [0, 1, 3], leader: 3, trick: ['AS', '9S', 'KS'] });
    expect(trickOf(four).map((each) => each.seat)).toEqual([3, 0, 1]);
  });
});

describe('an event', () => {
  test('adds to the history, and a new deal begins another', () => {
    const acted = advanced(
      view(),
      message([{ kind: 'acted', action: [0, 'play', '9S'], by: 'bot' }], board()),
    );
    expect(acted.number).toBe(6);
    expect(acted.history).toEqual([[0, 'play', '9S']]);
    const opened = advanced(acted, message([{ kind: 'deal_opened', deal: 1 }], board()));
    expect(opened.history).toEqual([]);
  });
  test('that ends a trick shows it full before it is taken', () => {
    const before = view({ board: board({ trick: ['AS', '9S'] }) });
    const now = board({ trick: [], leader: 2, last_leader: 2, last_trick: ['AS', '9S', 'QS'] });
    const events = [
      { kind: 'acted', action: [1, 'play', 'QS'], by: 'player' },
      { kind: 'trick_taken', winner: 2, cards: 'AS 9S QS', points: 14 },
    ];
    const full = beforeTaking(before, message(events, now));
    expect(trickOf(full?.board as Board).map((each) => each.card)).toEqual(['AS', '9S', 'QS']);
    expect(full?.mine.hand).toBe('KS 9H');
    expect(full?.board.to_act).toBeNull();
    expect(beforeTaking(before, message(events.slice(0, 1), now))).toBeNull();
  });
});

test('in the auction everybody has his last word', () => {
  const spoken = view({
    board: board({ phase: 'auction' }),
    history: [
      [0, 'bid', 105],
      [1, 'pass'],
      [0, 'bid', 110],
    ],
  });
  expect(lastWords(spoken)).toEqual([[0, 'bid', 110], [1, 'pass'], null]);
  expect(lastWords(view({ history: [[0, 'bid', 105]] }))).toEqual([null, null, null]);
});

test('a card may be played with and without a declaration', () => {
  const found = playable(mine([['play', 'KS'], ['play', 'KS', 'marriage'], ['concede']]));
  expect([...found]).toEqual([['KS', [null, 'marriage']]]);
});

test('a hand is sorted as its owner likes', () => {
  expect(sorted(['9S', 'TH', 'AS', 'QH'], 'HSCD', true)).toEqual(['TH', 'QH', 'AS', '9S']);
  expect(sorted(['9S', 'TH', 'AS', 'QH'], 'SHCD', false)).toEqual(['9S', 'AS', 'QH', 'TH']);
});

test.each([
  [
    [100, 105],
    [100, 105],
  ],
  [
    [105, 110, 115, 120, 125],
    [105, 110, 120],
  ],
  [
    [125, 130, 135, 140, 145, 150, 155, 160],
    [125, 130, 140],
  ],
])('of %j the steps %j come first', (amounts, first) => {
  expect(sensibleSteps(amounts).slice(0, first.length)).toEqual(expect.arrayContaining(first.slice(0, 2)));
  expect(sensibleSteps(amounts).every((each) => amounts.includes(each))).toBe(true);
});
