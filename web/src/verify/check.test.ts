import { afterEach, expect, test, vi } from 'vitest';
import { hex, unhex } from '../api/digest';
import { check } from './check';
import { dealt } from './dealing';
import { readRecord, Uncheckable } from './record';
import { dealingRules } from './rules';
import { commitmentTo, dealSeed, lotSeed } from './seeds';
import { Stream } from './shuffle';
import vectors from './vectors.json';

afterEach(() => void vi.unstubAllGlobals());

const bytes = (value: number) => new Uint8Array(32).fill(value);
const games = vectors.games as unknown as Record<string, unknown>[];
const text = (game: unknown, change: (copy: never) => void = () => undefined) => {
  const copy = structuredClone(game);
  change(copy as never);
  return JSON.stringify(copy);
};

test.each(['with WebCrypto', 'by hand'])('the seeds are those of the page on fair deals, %s', async (way) => {
  if (way === 'by hand') vi.stubGlobal('crypto', undefined);
  const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
  const nonces = [bytes(1), null, bytes(2)];
  expect(await commitmentTo(secret, 'abcdefghijkmnpqr')).toBe(
    '008cbbde44e253fedb77d3cbeecb842b80898f949009aa458220f18abdc69274',
  );
  const lot = await lotSeed(secret, nonces);
  expect(hex(lot)).toBe('d94b68183e1215f839aac5f775558d980744b989414d1d0f21c4542de574140a');
  expect(await new Stream(lot).below(3)).toBe(1);
  expect(hex(await dealSeed(secret, nonces, 7))).toBe(
    '4f6094b34570b7ff16c3f1d51c41a9c273d2fd623bb32bcbb6267309d96ebc8c',
  );
});

test('the packs are those of the page on the shuffle', async () => {
  const pack = async (seed: string) => (await new Stream(unhex(seed)).pack()).join(' ');
  expect(await pack('00'.repeat(32))).toBe(
    '9S TH 9C 9D JS TS KD AD AH AS AC QH KC TD TC 9H QC QD QS JH KS JC KH JD',
  );
  expect(await pack('4832158f82cd6d63922ec3324eb35bb3e77e33d14dc89d4e446dff9b13bf0ab9')).toBe(
    'KC TH KH AS JD JC AC QC 9H 9C JH 9D AD KD AH TS QH TC JS QD KS TD 9S QS',
  );
});

test.each(vectors.deals.map((each, place) => ({ ...each, place })))('deal $place', async (deal) => {
  const rules = dealingRules(deal.rules, deal.players);
  if (!rules) throw new Error('rules');
  const found = await dealt(rules, deal.dealer, unhex(deal.seed), deal.gathered.split(' '), deal.cuts);
  expect(found?.hands.map((hand) => hand.join(' '))).toEqual(deal.hands);
  expect(found?.talons.map((talon) => talon.join(' '))).toEqual(deal.talons);
  expect(found?.cuts).toEqual(deal.made);
});

test.each(games.map((_, place) => place))('game %s is found fair', async (place) => {
  const verdict = await check(readRecord(text(games[place])));
  expect(verdict.checks.filter((each) => !each.ok)).toEqual([]);
  expect(verdict.ok).toBe(true);
});

type Copy = {
  fair: Record<string, unknown>;
  deals: { hands: string[]; dealer: number }[];
  start: { dealer: number };
};
test.each([
  ['another secret', 'secret', (copy: Copy) => (copy.fair.secret = '0'.repeat(64))],
  ['another commitment', 'secret', (copy: Copy) => (copy.fair.commitment = '0'.repeat(64))],
  ['another first dealer', 'lot', (copy: Copy) => (copy.start.dealer = (copy.start.dealer + 1) % 2)],
  [
    'two hands that changed places',
    'deal',
    (copy: Copy) => {
      const { hands } = copy.deals[0] as Copy['deals'][0];
      [hands[0], hands[1]] = [hands[1] as string, hands[0] as string];
    },
  ],
] as const)('%s is found', async (_, code, change) => {
  const verdict = await check(readRecord(text(games[1], change as (copy: never) => void)));
  expect(verdict.ok).toBe(false);
  expect(verdict.checks.filter((each) => !each.ok).map((each) => each.code)).toContain(code);
});

test('a number that was told and was not the promised one is found, and a withheld one is told', async () => {
  const place = games.findIndex((game) => (game.fair as { nonces: unknown[] }).nonces.some(Boolean));
  const seat = (games[place] as { fair: { nonces: unknown[] } }).fair.nonces.findIndex(Boolean);
  const wrong = await check(
    readRecord(text(games[place], (copy: Copy) => ((copy.fair.nonces as string[])[seat] = '0'.repeat(64)))),
  );
  expect(wrong.checks).toContainEqual({ code: 'nonce', seat, ok: false });
  const held = await check(
    readRecord(text(games[place], (copy: Copy) => ((copy.fair.nonces as (string | null)[])[seat] = null))),
  );
  expect(held.withheld).toEqual([seat]);
});

test.each([
  ['no text', 'not-json', '{'],
  ['another document', 'not-record', '{"format": "else"}'],
  ['no players', 'not-record', '{"format": "tysyacha-record"}'],
  ['a record of real cards', 'no-fair', text(games[0], (copy: { fair?: unknown }) => delete copy.fair)],
  ['another scheme', 'other-scheme', text(games[0], (copy: Copy) => (copy.fair.scheme = 'else'))],
  ['a secret that is none', 'not-record', text(games[0], (copy: Copy) => (copy.fair.secret = 'x'))],
])('%s cannot be checked', (_, why, told) => {
  expect(() => readRecord(told)).toThrow(Uncheckable);
  try {
    readRecord(told);
  } catch (error) {
    expect((error as Uncheckable).why).toBe(why);
  }
});
