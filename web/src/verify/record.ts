/** What the check reads of a record, and nothing it does not need. */
export interface Fair {
  scheme: string;
  table: string;
  commitment: string;
  secret: string;
  commitments: (string | null)[];
  nonces: (string | null)[];
  cuts: (number | null)[][];
}

/** An action as a record has it: seat, verb, arguments. */
export type Act = [seat: number, verb: string, ...rest: (string | number)[]];

/** A deal with its cards; `null` in a record's list for one that people reported without them. */
export interface RecordedDeal {
  dealer: number;
  hands: string[][];
  talons: string[][];
  actions: Act[];
}

export interface Recorded {
  rules: { preset: string; changes?: Record<string, unknown> };
  players: string[];
  firstDealer: number;
  deals: (RecordedDeal | null)[];
  fair: Fair;
}

/** Why a file cannot be checked. */
export type Unreadable = 'not-json' | 'not-record' | 'no-fair' | 'other-scheme' | 'no-dealer';

export class Uncheckable extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

type Plain = Record<string, unknown>;
const HEX = /^[0-9a-f]{64}$/;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeat = (value: unknown, players: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;

/** Reads a record's text. Throws `Uncheckable`. */
export function readRecord(text: string): Recorded {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new Uncheckable('not-json');
  }
  if (!isPlain(told) || told.format !== 'tysyacha-record') throw new Uncheckable('not-record');
  const { players, deals, rules } = told;
  const areNames = Array.isArray(players) && players.length >= 2 && players.length <= 4;
  if (!areNames || !Array.isArray(deals) || !isPlain(rules)) throw new Uncheckable('not-record');
  const seats = players.length;
  const read = deals.map((deal) => dealOf(deal, seats));
  const start = isPlain(told.start) ? told.start.dealer : undefined;
  const first = start ?? read[0]?.dealer;
  if (!isSeat(first, seats)) throw new Uncheckable('no-dealer');
  return {
    rules: {
      preset: String(rules.preset),
      changes: isPlain(rules.changes) ? rules.changes : {},
    },
    players: players.map(String),
    firstDealer: first,
    deals: read,
    fair: fairOf(told.fair, seats),
  };
}

function dealOf(deal: unknown, seats: number): RecordedDeal | null {
  if (!isPlain(deal)) throw new Uncheckable('not-record');
  if (!('hands' in deal)) return null;
  if (!isSeat(deal.dealer, seats)) throw new Uncheckable('no-dealer');
  const hands = Array.isArray(deal.hands) ? deal.hands.map(cardsOf) : [];
  const talons = (Array.isArray(deal.talon) ? deal.talon : [deal.talon]).map(cardsOf);
  if (hands.length !== seats) throw new Uncheckable('not-record');
  const actions = Array.isArray(deal.actions) ? deal.actions : [];
  return { dealer: deal.dealer, hands, talons, actions: actions.filter(Array.isArray) as Act[] };
}

/** The cards of a text such as `QS TH`; records by hand may write `10♥`. */
function cardsOf(text: unknown): string[] {
  const signs: Record<string, string> = { '♠': 'S', '♣': 'C', '♦': 'D', '♥': 'H' };
  const plain = String(text ?? '')
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/[♠♣♦♥]/g, (sign) => signs[sign] ?? '');
  return plain.split(/\s+/).filter(Boolean);
}

function fairOf(told: unknown, seats: number): Fair {
  if (!isPlain(told)) throw new Uncheckable('no-fair');
  if (told.scheme !== 'tysyacha-fair-1') throw new Uncheckable('other-scheme');
  const isHex = (value: unknown) => typeof value === 'string' && HEX.test(value);
  const rows = [told.commitments, told.nonces];
  const areRows = rows.every(
    (row) => Array.isArray(row) && row.length === seats && row.every((each) => each === null || isHex(each)),
  );
  const isTable = typeof told.table === 'string' && /^[0-9A-Za-z]{1,40}$/.test(told.table);
  if (!areRows || !isTable || !isHex(told.commitment) || !isHex(told.secret))
    throw new Uncheckable('not-record');
  const cuts = Array.isArray(told.cuts) ? told.cuts : [];
  return { ...(told as unknown as Fair), cuts: cuts.map((each) => (Array.isArray(each) ? each : [])) };
}
