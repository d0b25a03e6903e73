import { expect, test } from 'vitest';
import { ANY, fits, freeSeats, inOrder, type Listed, queryOf, withTable } from './tables';

const table = (changes: Partial<Listed> = {}): Listed => ({
  id: 'one',
  preset: 'classic_ru',
  changed_rules: 0,
  players: 3,
  stage: 'gathering',
  rated: false,
  public: true,
  clock: null,
  spectators: true,
  seats: ['Fox', null, null],
  kinds: ['open', 'open', 'open'],
  created: 1,
  ...changes,
});

test.each([
  [{}, {}, true],
  [{ players: 2 }, {}, false],
  [{ preset: 'pagat_ru' }, {}, false],
  [{ rated: 'friendly' }, {}, true],
  [{ rated: 'rated' }, {}, false],
  [{ clock: 'with' }, { clock: { move: 30, bank: 120 } }, true],
  [{ clock: 'without' }, { clock: { move: 30, bank: 120 } }, false],
  [{ stage: 'gathering' }, { stage: 'deal' }, false],
  [{ stage: 'running' }, { stage: 'deal' }, true],
  [{ stage: 'all' }, { stage: 'deal' }, true],
] as const)('filters %o on a table with %o: %s', (filters, changes, expected) => {
  expect(fits(table(changes), { ...ANY, ...filters })).toBe(expected);
});

test('what is asked of the service is what is filtered here', () => {
  expect(queryOf(ANY)).toBe('stage=gathering');
  expect(queryOf({ players: 3, preset: 'x', rated: 'rated', clock: 'without', stage: 'all' })).toBe(
    'stage=all&players=3&preset=x&rated=true&clock=false',
  );
});

test('a seat is free where nobody sits and nobody is waited for, before the game', () => {
  expect(freeSeats(table())).toBe(2);
  expect(freeSeats(table({ kinds: ['open', 'kept', 'open'] }))).toBe(1);
  expect(freeSeats(table({ stage: 'deal' }))).toBe(0);
});

test('tables that lack one player come first, those to look on at last', () => {
  const tables = [
    table({ id: 'running', stage: 'deal', created: 9 }),
    table({ id: 'empty', seats: [null, null, null], created: 5 }),
    table({ id: 'nearly', seats: ['Fox', 'Owl', null], created: 2 }),
  ];
  expect(inOrder(tables).map((each) => each.id)).toEqual(['nearly', 'empty', 'running']);
});

test('a changed table takes the place of what it was', () => {
  const changed = table({ seats: ['Fox', 'Owl', null] });
  expect(withTable([table(), table({ id: 'two' })], changed)).toEqual([changed, table({ id: 'two' })]);
});
