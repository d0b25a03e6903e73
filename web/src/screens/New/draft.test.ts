import { expect, test } from 'vitest';
import {
  afterwards,
  asRated,
  begun,
  type Draft,
  FRESH,
  friendsOf,
  OPEN,
  othersOf,
  passwordOf,
  termsOf,
} from './draft';

const RULES = { preset: 'classic_ru', changes: {} };
const BOT = { ...OPEN, kind: 'bot' as const, bot: 'strong' };
const KEPT = { ...OPEN, kind: 'kept' as const, friend: 'friend' };
const draft = (changes: Partial<Draft>): Draft => ({ ...FRESH, ...changes });

test('the first seat is mine, and there are as many as players', () => {
  for (const players of [2, 3, 4]) {
    const { seats } = termsOf(draft({ players }), RULES);
    expect(seats).toHaveLength(players);
    expect(seats[0]).toEqual({ kind: 'open' });
  }
  expect(othersOf(draft({ players: 4, seats: [BOT] }))).toEqual([BOT, OPEN, OPEN]);
});

test('a seat is told by its kind, a kept one with its friend where he has a name', () => {
  const { seats } = termsOf(draft({ players: 4, seats: [BOT, KEPT, { ...KEPT, friend: '' }] }), RULES);
  expect(seats.slice(1)).toEqual([
    { kind: 'bot', bot: 'strong' },
    { kind: 'kept', player: 'friend' },
    { kind: 'kept', player: null },
  ]);
});

test('a table against bots alone is nobody else’s business', () => {
  const alone = draft({ seats: [BOT, BOT], public: true, password: 'secret', fill: 20 });
  expect(termsOf(alone, RULES)).toMatchObject({ public: false, fill: null });
  expect(passwordOf(alone)).toBeNull();
});

test('a password goes with a private table only', () => {
  expect(passwordOf(draft({ public: true, password: 'secret' }))).toBeNull();
  expect(passwordOf(draft({ public: false, password: 'secret' }))).toBe('secret');
  expect(passwordOf(draft({ public: false }))).toBeNull();
});

test('bots fill open seats after the time that was chosen, or never', () => {
  expect(termsOf(draft({ fill: 60, fillBot: 'amateur' }), RULES).fill).toEqual({ after: 60, bot: 'amateur' });
  expect(termsOf(draft({ fill: -1 }), RULES).fill).toBeNull();
  expect(termsOf(draft({ fill: 60, seats: [KEPT, KEPT] }), RULES).fill).toBeNull();
});

test('the clock is one of those offered, none, or one’s own', () => {
  expect(termsOf(draft({ clock: '15+60' }), RULES).clock).toEqual({ move: 15, bank: 60 });
  expect(termsOf(draft({ clock: '' }), RULES).clock).toBeNull();
  expect(termsOf(draft({ clock: 'own', own: { move: 7, bank: 8 } }), RULES).clock).toEqual({
    move: 7,
    bank: 8,
  });
});

test('a rated table is open to all, with a second person at least', () => {
  const rated = asRated(draft({ public: false, password: 'secret', seats: [KEPT, BOT] }));
  expect(termsOf(rated, RULES)).toMatchObject({ rated: true, public: true });
  expect(othersOf(rated).map((each) => each.kind)).toEqual(['open', 'bot']);
  expect(passwordOf(rated)).toBeNull();
  expect(othersOf(asRated(draft({ seats: [BOT, BOT] }))).map((each) => each.kind)).toEqual(['open', 'bot']);
});

test('each friend is asked once', () => {
  expect(friendsOf(draft({ seats: [KEPT, KEPT] }))).toEqual(['friend']);
  expect(friendsOf(draft({ players: 2, seats: [OPEN, KEPT] }))).toEqual([]);
});

test('who comes to ask a friend finds a seat kept for him, and the next table forgets him', () => {
  const before = draft({ rated: true, seats: [BOT, BOT], password: 'secret' });
  expect(begun(before, null)).toBe(before);
  const asking = begun(before, 'friend');
  expect(asking.rated).toBe(false);
  expect(friendsOf(asking)).toEqual(['friend']);
  expect(afterwards(asking)).toMatchObject({ password: '', players: 3 });
  expect(friendsOf(afterwards(asking))).toEqual([]);
});
