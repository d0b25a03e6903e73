/**
 * A sheet for people with real cards, as this device keeps it: what was written down, and how much of it the service
 * has reckoned. No rule stands here; what deals are worth, the service says.
 */
import type { Api } from '../../api/types';

export type Told = Api<'SheetKept'>;
export type Form = Api<'NextDeal'>;
export type Fine = Api<'FineAsked'>;
export type Result = Api<'ResultAsked'>;
export type Start = Api<'StartAsked'>;

/** A deal as it was written down; `declared` tells what each seat declared, where it was chosen by name. */
export interface Deal {
  result: Result;
  dealer?: number;
  fines: Fine[];
  declared?: string[][];
}

/** All that the service is asked to reckon. */
export interface Asked {
  names: string[];
  rules: { preset: string; changes: Record<string, unknown> };
  start?: Start;
  deals: Omit<Deal, 'declared'>[];
  fines: Fine[];
}

/** The form for a deal as far as it is filled in; `place` is the deal's number from 0. */
export interface Draft {
  place: number;
  declarer: number | null;
  kind: Result['kind'];
  bid: number | null;
  conceded: boolean;
  tricks: (number | null)[];
  cards: (number | null)[];
  declared: string[][];
  marriages: (number | null)[];
  lastTrick: number | null;
  talon: string[];
  bidders: number[];
}

export interface Book {
  id: string;
  /** When it was last written in. */
  touched: number;
  names: string[];
  rules: Asked['rules'];
  start: Start | null;
  deals: Deal[];
  /** Noted for the deal that comes next. */
  fines: Fine[];
  draft: Draft | null;
  /** The last answer, and what had been asked. */
  told: { asked: Asked; answer: Told; language: string } | null;
  /** What the form asked last, for times without a line. */
  form: Form | null;
}

/** What the service is asked about this sheet. */
export function askedOf(book: Book): Asked {
  return {
    names: [...book.names],
    rules: book.rules,
    ...(book.start ? { start: book.start } : {}),
    deals: book.deals.map(({ declared: _, ...deal }) => deal),
    fines: [...book.fines],
  };
}

/** Whether two things are the same as JSON. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the last answer is about all that is written, in this language. */
export function isReckoned(book: Book, language: string): boolean {
  return book.told !== null && book.told.language === language && same(book.told.asked, askedOf(book));
}

/** How many deals from the first on the last answer has reckoned, as they are written now. */
export function reckonedDeals(book: Book): number {
  if (!book.told) return 0;
  const { asked, answer } = book.told;
  const now = askedOf(book);
  if (!same([asked.names.length, asked.rules, asked.start], [now.names.length, now.rules, now.start]))
    return 0;
  const told = answer.sheet.lines.length;
  let count = 0;
  while (count < told && count < now.deals.length && same(asked.deals[count], now.deals[count])) count++;
  return count;
}

/** The sheet as far as it is reckoned. */
export function shownSheet(book: Book): Api<'SheetTold'> {
  const count = reckonedDeals(book);
  const told = count > 0 || book.told ? book.told?.answer.sheet : undefined;
  if (!told || told.players.length !== book.names.length) return bareSheet(book);
  const lines = told.lines.slice(0, count);
  const whole = count === told.lines.length;
  const last = lines[count - 1]?.cells ?? told.start;
  return {
    ...told,
    lines,
    totals: last.map((cell) => cell.total),
    winner: whole ? told.winner : null,
    legend: told.legend,
  };
}

function bareSheet(book: Book): Api<'SheetTold'> {
  const totals = book.names.map((_, seat) => book.start?.totals?.[seat] ?? 0);
  return {
    players: book.names,
    start: totals.map((total) => ({ total, delta: 0, marks: [], reckonings: [] })),
    lines: [],
    legend: [],
    totals,
    winner: null,
  };
}

/** Which deal the last answer says cannot be, where it still stands as it was then. */
export function faultOf(book: Book): Told['fault'] {
  const fault = book.told?.answer.fault ?? null;
  if (!fault || !book.told) return null;
  return same(book.told.asked.deals[fault.deal], askedOf(book).deals[fault.deal]) ? fault : null;
}

/** An empty form. */
export function emptyDraft(place: number, players: number): Draft {
  return {
    place,
    declarer: null,
    kind: 'normal',
    bid: null,
    conceded: false,
    tricks: Array(players).fill(null),
    cards: Array(players).fill(null),
    declared: Array.from({ length: players }, () => []),
    marriages: Array(players).fill(null),
    lastTrick: null,
    talon: [],
    bidders: [],
  };
}

/** The form filled in with a deal that was written earlier. */
export function draftOf(place: number, deal: Deal, players: number): Draft {
  const { result } = deal;
  const empty = emptyDraft(place, players);
  return {
    ...empty,
    declarer: result.declarer,
    kind: result.kind,
    bid: result.bid,
    conceded: result.conceded,
    tricks: result.tricks ? [...result.tricks] : empty.tricks,
    cards: result.cards ? [...result.cards] : empty.cards,
    declared: deal.declared?.map((each) => [...each]) ?? empty.declared,
    marriages: result.marriages ? [...result.marriages] : empty.marriages,
    lastTrick: result.last_trick ?? null,
    talon: result.talon ? result.talon.split(' ') : [],
    bidders: [...(result.bidders ?? [])],
  };
}

/**
 * Numbers that add up to a known sum: where all but one are there, the last one is what is left. `sum` is null where
 * it is not known.
 */
export function filled(
  values: readonly (number | null)[],
  active: readonly number[],
  sum: number | null,
): (number | null)[] {
  const open = active.filter((seat) => values[seat] === null);
  const [last] = open;
  if (sum === null || open.length !== 1 || last === undefined) return [...values];
  const rest = sum - active.reduce((total, seat) => total + (values[seat] ?? 0), 0);
  return values.map((value, seat) => (seat === last && rest >= 0 ? rest : value));
}

/** The key of something that may be declared. */
export function declarationKey(what: Api<'DeclarationAsked'>): string {
  return what.suit ? `${what.what}-${what.suit}` : what.what;
}

/** What the card points add up to where every pack brings the same, else null. */
export function cardsSum(form: Form): number | null {
  return form.least_cards === form.most_cards ? form.most_cards : null;
}

/** The first entry of the form that is still to be filled in, null where nothing is missing. */
export function missing(draft: Draft, form: Form): string | null {
  if (draft.declarer === null) return 'declarer';
  if (draft.bid === null) return 'bid';
  if (form.talon_cards > 0 && draft.talon.length !== form.talon_cards) return 'talon';
  if (draft.conceded) return null;
  const tricks = filled(draft.tricks, form.active, form.tricks || null);
  if (form.active.some((seat) => tricks[seat] === null)) return 'tricks';
  if (draft.lastTrick === null) return 'last_trick';
  const cards = filled(draft.cards, form.active, cardsSum(form));
  if (form.active.some((seat) => cards[seat] === null)) return 'cards';
  return null;
}

/** The deal that a form without gaps writes; `before` are its fines. */
export function dealOf(draft: Draft, form: Form, fines: Fine[]): Deal {
  const whole = (values: (number | null)[]) => values.map((each) => each ?? 0);
  const result: Result = {
    declarer: draft.declarer ?? 0,
    bid: draft.bid ?? 0,
    kind: draft.kind,
    conceded: draft.conceded,
  };
  if (!draft.conceded) {
    result.cards = whole(filled(draft.cards, form.active, cardsSum(form)));
    result.marriages = marriagesOf(draft, form);
    result.tricks = whole(filled(draft.tricks, form.active, form.tricks || null));
    result.last_trick = draft.lastTrick ?? 0;
  }
  if (form.talon_cards > 0) result.talon = draft.talon.join(' ');
  if (form.fields.includes('bidders'))
    result.bidders = [...new Set([...draft.bidders, result.declarer])].sort((a, b) => a - b);
  return {
    result,
    fines: [...fines],
    ...(draft.conceded ? {} : { declared: draft.declared.map((each) => [...each]) }),
  };
}

/** What each seat has declared, in points. */
export function marriagesOf(draft: Draft, form: Form): number[] {
  return draft.declared.map((keys, seat) => {
    if (keys.length === 0) return draft.marriages[seat] ?? 0;
    return form.declarations
      .filter((each) => keys.includes(declarationKey(each)))
      .reduce((sum, each) => sum + each.points, 0);
  });
}

/** A form that asks for everything, for a sheet that has been begun without a line. */
export function bareForm(players: number, place: number): Form {
  return {
    deal: place,
    dealer: 0,
    sitter: null,
    active: Array.from({ length: players }, (_, seat) => seat),
    first_hand: 0,
    forced: null,
    fields: ['declarer', 'kind', 'bid', 'conceded'],
    played_fields: ['tricks', 'last_trick', 'cards', 'marriages'],
    contracts: (['normal', 'blind', 'golden'] as const).map((kind) => ({
      kind,
      lowest: 5,
      highest: 995,
      step: 5,
      also: [],
      may_concede: true,
    })),
    tricks: 0,
    least_cards: 0,
    most_cards: 1,
    declarations: [],
    talon_cards: 0,
    fines: [],
    barrel_need: 0,
  };
}

/** The form that was last known, for a deal about which the service has not been asked: anybody may have played. */
export function looseForm(book: Book, place: number): Form {
  const players = book.names.length;
  if (!book.form) return bareForm(players, place);
  const everybody = Array.from({ length: players }, (_, seat) => seat);
  return { ...book.form, deal: place, sitter: null, active: everybody };
}
