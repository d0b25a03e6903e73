import { expect, test } from 'vitest';
import {
  askedOf,
  type Book,
  bareForm,
  type Deal,
  dealOf,
  draftOf,
  emptyDraft,
  faultOf,
  filled,
  isReckoned,
  marriagesOf,
  missing,
  reckonedDeals,
  shownSheet,
  type Told,
} from './book';

const deal = (bid: number): Deal => ({
  result: { declarer: 0, bid, kind: 'normal', conceded: true },
  fines: [],
});
const cell = (total: number) => ({ total, delta: 0, marks: [], reckonings: [] });
const line = (place: number, total: number): Told['sheet']['lines'][number] => ({
  deal: place,
  dealer: 0,
  finished: true,
  kind: 'normal',
  declarer: 0,
  bid: 100,
  made: false,
  conceded: true,
  contract: '',
  cells: [cell(total), cell(total + 1)],
  cards: null,
  declared: null,
  tricks: null,
});

function book(deals: Deal[], told: Deal[] | null, fault: Told['fault'] = null): Book {
  const bare: Book = {
    id: 'a',
    touched: 0,
    names: ['Anna', 'Boris'],
    rules: { preset: 'classic_ru', changes: {} },
    start: null,
    deals: told ?? [],
    fines: [],
    draft: null,
    told: null,
    form: null,
  };
  const lines = (told ?? []).slice(0, fault?.deal).map((_, place) => line(place, 10 * (place + 1)));
  const answer = {
    title: '',
    sheet: {
      players: ['Anna', 'Boris'],
      start: [cell(0), cell(0)],
      lines,
      legend: [],
      totals: [99, 99],
      winner: 1,
    },
    standing: [],
    next: null,
    fault,
  };
  const asked = askedOf(bare);
  return { ...bare, deals, told: told ? { asked, answer, language: 'en' } : null };
}

test('a sheet nobody has reckoned waits as a whole', () => {
  const found = book([deal(100), deal(110)], null);
  expect(reckonedDeals(found)).toBe(0);
  expect(shownSheet(found).lines).toEqual([]);
  expect(isReckoned(found, 'en')).toBe(false);
});

test('what was added since waits, what stands as it was is shown', () => {
  const found = book([deal(100), deal(110)], [deal(100)]);
  expect(reckonedDeals(found)).toBe(1);
  expect(shownSheet(found).totals).toEqual([10, 11]);
});

test('after a correction nothing from there on counts any more', () => {
  const found = book([deal(100), deal(999), deal(120)], [deal(100), deal(110), deal(120)]);
  expect(reckonedDeals(found)).toBe(1);
  expect(shownSheet(found).totals).toEqual([10, 11]);
  expect(shownSheet(found).winner).toBeNull();
});

test('a sheet that stands as it was asked is reckoned, in the language it was asked in', () => {
  const found = book([deal(100)], [deal(100)]);
  expect(isReckoned(found, 'en')).toBe(true);
  expect(isReckoned(found, 'ru')).toBe(false);
  expect(shownSheet(found).winner).toBe(1);
});

test('other rules make every deal wait', () => {
  const found = book([deal(100)], [deal(100)]);
  expect(reckonedDeals({ ...found, rules: { preset: 'classic_ru', changes: { 'barrel.at': 900 } } })).toBe(0);
});

test('a fault is told until its deal is corrected', () => {
  const fault = { deal: 1, field: 'bid', code: 'result_bid_too_low', message: 'No.' };
  const wrong = book([deal(100), deal(95)], [deal(100), deal(95)], fault);
  expect(faultOf(wrong)).toEqual(fault);
  expect(reckonedDeals(wrong)).toBe(1);
  expect(faultOf({ ...wrong, deals: [deal(100), deal(100)] })).toBeNull();
});

test.each([
  [[5, null, 2], 8, [5, 1, 2]],
  [[null, null, 2], 8, [null, null, 2]],
  [[9, null, 2], 8, [9, null, 2]],
  [[5, null, 2], null, [5, null, 2]],
])('of %j that make %s the last follows', (values, sum, expected) => {
  expect(filled(values, [0, 1, 2], sum)).toEqual(expected);
});

test('a form tells what is missing, and what it writes can be opened again', () => {
  const form = {
    ...bareForm(3, 4),
    tricks: 8,
    least_cards: 120,
    most_cards: 120,
    declarations: [{ what: 'marriage', suit: 'H', points: 100 }],
  };
  const draft = emptyDraft(4, 3);
  expect(missing(draft, form)).toBe('declarer');
  const full = {
    ...draft,
    declarer: 1,
    bid: 120,
    tricks: [1, null, 0],
    cards: [15, null, 0],
    declared: [[], ['marriage-H'], []],
    lastTrick: 1,
  };
  expect(missing({ ...full, lastTrick: null }, form)).toBe('last_trick');
  expect(missing({ ...full, cards: [15, null, null] }, form)).toBe('cards');
  expect(missing(full, form)).toBeNull();
  const written = dealOf(full, form, []);
  expect(written.result).toEqual({
    declarer: 1,
    bid: 120,
    kind: 'normal',
    conceded: false,
    cards: [15, 105, 0],
    marriages: [0, 100, 0],
    tricks: [1, 7, 0],
    last_trick: 1,
  });
  const again = draftOf(4, written, 3);
  expect(dealOf(again, form, [])).toEqual(written);
  expect(marriagesOf(again, form)).toEqual([0, 100, 0]);
});

test('a conceded deal has a contract and no points', () => {
  const draft = { ...emptyDraft(0, 2), declarer: 0, bid: 100, conceded: true };
  expect(missing(draft, bareForm(2, 0))).toBeNull();
  expect(dealOf(draft, bareForm(2, 0), []).result).toEqual({
    declarer: 0,
    bid: 100,
    kind: 'normal',
    conceded: true,
  });
});
