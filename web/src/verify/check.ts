/**
 * The check of a finished game, done here and nowhere else: whether every deal follows from what was published before
 * it was dealt. Nothing is asked of the service.
 */
import { unhex } from '../api/digest';
import { dealt, inOrder } from './dealing';
import { gatheredPacks } from './gathering';
import { type Recorded, type RecordedDeal, Uncheckable } from './record';
import { type DealingRules, dealingRules } from './rules';
import { commitmentTo, dealSeed, lotSeed, type Nonces } from './seeds';
import { Stream } from './shuffle';

/** One thing that was checked: of whom, or of which deal, from 0. */
export interface Check {
  code: 'secret' | 'nonce' | 'lot' | 'deal';
  ok: boolean;
  seat?: number;
  deal?: number;
}

export interface Verdict {
  ok: boolean;
  checks: Check[];
  /** Seats whose number was promised and not told in time: each had a choice between two sets of deals. */
  withheld: number[];
  /** Seats that promised none. */
  without: number[];
  /** Deals reported without their cards. */
  reported: number;
}

/** Checks everything. Throws `Uncheckable` for rules that this page does not know. */
export async function check(record: Recorded): Promise<Verdict> {
  const { fair } = record;
  const rules = dealingRules(record.rules, record.players.length);
  if (!rules) throw new Uncheckable('not-record');
  const secret = unhex(fair.secret);
  const nonces = fair.nonces.map((each) => (each === null ? null : unhex(each)));
  const checks: Check[] = [
    { code: 'secret', ok: (await commitmentTo(secret, fair.table)) === fair.commitment },
  ];
  for (const [seat, nonce] of nonces.entries()) {
    if (nonce === null) continue;
    checks.push({
      code: 'nonce',
      seat,
      ok: (await commitmentTo(nonce, fair.table)) === fair.commitments[seat],
    });
  }
  const lot = await new Stream(await lotSeed(secret, nonces)).below(rules.players);
  checks.push({ code: 'lot', ok: lot === record.firstDealer });
  checks.push(...(await checkDeals(record, rules, secret, nonces)));
  return {
    ok: checks.every((each) => each.ok),
    checks,
    withheld: fair.commitments.flatMap((each, seat) =>
      each !== null && nonces[seat] === null ? [seat] : [],
    ),
    without: fair.commitments.flatMap((each, seat) => (each === null ? [seat] : [])),
    reported: record.deals.filter((each) => each === null).length,
  };
}

async function checkDeals(
  record: Recorded,
  rules: DealingRules,
  secret: Uint8Array,
  nonces: Nonces,
): Promise<Check[]> {
  const checks: Check[] = [];
  let before: RecordedDeal | null = null;
  for (const [number, deal] of record.deals.entries()) {
    if (deal !== null) {
      const seed = await dealSeed(secret, nonces, number);
      const packs = before && rules.shuffle === 'collect_and_cut' ? gatheredPacks(rules, before) : [null];
      const cuts = record.fair.cuts[number] ?? [];
      const tries = packs.map(async (pack) =>
        isDealtSo(deal, await dealt(rules, deal.dealer, seed, pack, cuts)),
      );
      checks.push({ code: 'deal', deal: number, ok: (await Promise.all(tries)).includes(true) });
    }
    before = deal;
  }
  return checks;
}

/** Hands, talons and cuts, card by card. */
function isDealtSo(deal: RecordedDeal, found: Awaited<ReturnType<typeof dealt>>): boolean {
  if (!found) return false;
  const cards = (rows: readonly string[][]) => rows.map((row) => inOrder(row).join(' ')).join('/');
  const cuts = deal.actions
    .slice(0, found.cuts.length)
    .map(([seat, verb, lifted]) => `${verb} ${seat} ${lifted}`);
  return (
    cards(found.hands) === cards(deal.hands) &&
    cards(found.talons) === cards(deal.talons) &&
    cuts.join() === found.cuts.map(([seat, lifted]) => `cut ${seat} ${lifted}`).join()
  );
}
