/** A table that somebody is about to open: what he has chosen, and what the service is told of it. */
import type { Api } from '../../api/types';
import { type Clock, clockOf } from '../../lobby/clocks';
import type { Rules } from '../../rules/usual';

export interface Seat {
  kind: 'open' | 'kept' | 'bot';
  bot: string;
  /** For whom it is kept; empty for whoever has the link. */
  friend: string;
}

export interface Draft {
  players: number;
  /** Null for one's usual rules. */
  rules: Rules | null;
  /** The seats beside my own. */
  seats: Seat[];
  rated: boolean;
  public: boolean;
  password: string;
  /** As `clockOf` reads it; `own` for the two numbers below. */
  clock: string;
  own: Clock;
  spectators: boolean;
  /** Seconds after which bots take open seats; negative for never. */
  fill: number;
  fillBot: string;
}

export const OPEN: Seat = { kind: 'open', bot: 'novice', friend: '' };

export const FRESH: Draft = {
  players: 3,
  rules: null,
  seats: [OPEN, OPEN, OPEN],
  rated: false,
  public: true,
  password: '',
  clock: '30+120',
  own: { move: 45, bank: 180 },
  spectators: true,
  fill: -1,
  fillBot: 'novice',
};

/** What a form begins with: what was chosen before, and a seat for the friend that somebody wants to ask. */
export function begun(before: Draft, friend: string | null): Draft {
  if (!friend) return before;
  return { ...before, rated: false, seats: [{ ...OPEN, kind: 'kept', friend }, ...before.seats.slice(1)] };
}

/** What is remembered for the next table: not the secrets of this one, nor who was asked to it. */
export function afterwards(draft: Draft): Draft {
  return { ...draft, password: '', seats: draft.seats.map((each) => ({ ...each, friend: '' })) };
}

/** The other seats of a table of so many. */
export function othersOf(draft: Draft): Seat[] {
  return Array.from({ length: draft.players - 1 }, (_, place) => draft.seats[place] ?? OPEN);
}

/** Whether there is a seat that somebody unknown can take. */
export function hasOpen(draft: Draft): boolean {
  return othersOf(draft).some((each) => each.kind === 'open');
}

/** Whether nobody else can ever sit here. */
export function isAlone(draft: Draft): boolean {
  return othersOf(draft).every((each) => each.kind === 'bot');
}

/** A rated game is open to everybody: what stands in its way goes. */
export function asRated(draft: Draft): Draft {
  const seats = draft.seats.map((each) => (each.kind === 'kept' ? { ...each, kind: 'open' as const } : each));
  const first = seats[0] ?? OPEN;
  const rated = { ...draft, rated: true, public: true, password: '', seats };
  return isAlone(rated) ? { ...rated, seats: [{ ...first, kind: 'open' }, ...seats.slice(1)] } : rated;
}

/** The terms as the service takes them, with these rules. */
export function termsOf(draft: Draft, rules: Rules) {
  const seats = othersOf(draft).map((each) => {
    if (each.kind === 'bot') return { kind: 'bot', bot: each.bot };
    if (each.kind === 'kept') return { kind: 'kept', player: each.friend || null };
    return { kind: 'open' };
  });
  return {
    rules,
    seats: [{ kind: 'open' }, ...seats],
    public: draft.public && !isAlone(draft),
    clock: draft.clock === 'own' ? draft.own : clockOf(draft.clock),
    spectators: draft.spectators,
    rated: draft.rated,
    fill: draft.fill >= 0 && hasOpen(draft) ? { after: draft.fill, bot: draft.fillBot } : null,
  } satisfies Partial<Api<'Terms'>>;
}

/** The password that goes with the terms, null where none is needed. */
export function passwordOf(draft: Draft): string | null {
  return !draft.public && !isAlone(draft) && draft.password ? draft.password : null;
}

/** The friends that are to be asked to the table. */
export function friendsOf(draft: Draft): string[] {
  const kept = othersOf(draft).filter((each) => each.kind === 'kept' && each.friend);
  return [...new Set(kept.map((each) => each.friend))];
}
