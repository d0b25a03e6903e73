import { expect, test } from 'vitest';
import type { Api } from '../api/types';
import { csvOf } from './csv';

const cell = (total: number, delta: number, ...signs: string[]): Api<'CellTold'> => ({
  total,
  delta,
  marks: signs.map((sign) => ({ code: 'bolt', number: null, sign, meaning: '' })),
  reckonings: [],
});
const sheet = (name: string): Api<'SheetTold'> => ({
  players: [name, 'Boris'],
  start: [cell(0, 0), cell(5, 0)],
  lines: [
    {
      deal: 0,
      dealer: 1,
      finished: true,
      kind: 'normal',
      declarer: 0,
      bid: 120,
      made: false,
      conceded: false,
      contract: `${name} 120 ✗`,
      cells: [cell(-120, -120), cell(5, 0, '/', 'B1')],
      cards: null,
      declared: null,
      tricks: null,
    },
  ],
  legend: [],
  totals: [-120, 5],
  winner: null,
});
const headings = {
  deal: 'deal',
  dealer: 'dealer',
  contract: 'contract',
  start: 'start',
  change: (name: string) => `${name}, change`,
  marks: (name: string) => `${name}, marks`,
};

test('a line a deal, three columns a player', () => {
  expect(csvOf(sheet('Anna'), headings).split('\r\n')).toEqual([
    '\ufeffdeal,dealer,contract,Anna,"Anna, change","Anna, marks",Boris,"Boris, change","Boris, marks"',
    'start,,,0,0,,5,0,',
    '1,Boris,Anna 120 ✗,-120,-120,,5,0,/ B1',
    '',
  ]);
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@Anna', "'@Anna"],
  ['An"na', '"An""na"'],
  ['-x', "'-x"],
])('a player named %s makes no formula and breaks no line', (name, written) => {
  expect(csvOf(sheet(name), headings).split('\r\n')[0]?.split(',')[3]).toBe(written);
});
