/**
 * What a client knows of its table: one plain state, and what a message makes of it. Nothing here knows a rule; whatever
 * can be worked out at all the service has sent along.
 */
import type { Board, EventMessage, Mine, SettledDeal, SnapshotMessage } from '../api/types';

/** An action as the service spells it: `[seat, verb, ...]` in a history, `[verb, ...]` among what is legal. */
export type Spelled = (string | number | null)[];
/** A finished trick: winner, leader, its cards in order. */
export type Trick = [winner: number, leader: number, cards: string];
export type Happening = EventMessage['events'][number];
export type View = Omit<SnapshotMessage, 'type' | 'history' | 'tricks'> & {
  history: Spelled[];
  tricks: Trick[];
};

/** The view that a snapshot gives. */
export function viewOf(snapshot: SnapshotMessage): View {
  const { type: _, ...rest } = snapshot;
  return { ...rest, history: rest.history as Spelled[], tricks: rest.tricks as Trick[] };
}

/** The view after an event. */
export function advanced(view: View, message: EventMessage): View {
  const next: View = {
    ...view,
    number: message.number,
    at: message.at,
    board: message.board,
    mine: message.mine,
  };
  if (view.board.window !== message.board.window) next.waved = false;
  if (view.board.stage !== message.board.stage) next.ready = false;
  for (const happening of message.events) happened(next, happening);
  return next;
}

function happened(view: View, what: Happening): void {
  switch (what.kind) {
    case 'acted':
      view.history = [...view.history, what.action as Spelled];
      return;
    case 'deal_opened':
      Object.assign(view, { history: [], tricks: [], all_hands: null, all_talons: null, waved: false });
      return;
    case 'trick_taken':
      view.tricks = [...view.tricks, [what.winner, leaderOf(view), what.cards]];
      return;
    case 'settled':
      view.sheet = [...view.sheet, what.line as SettledDeal];
      view.all_hands = what.all_hands;
      view.all_talons = what.all_talons;
      return;
    case 'nonce':
      view.fair = {
        ...view.fair,
        nonces: view.fair.nonces.map((told, seat) => (seat === what.seat ? what.nonce : told)),
      };
      return;
    case 'finished':
      view.winner = what.winner;
      return;
    case 'rematch':
      view.rematch = what.table;
      return;
  }
}

/** Who led the trick that has just been taken: the player as many plays back as it has cards. */
function leaderOf(view: View): number {
  return view.board.deal?.last_leader ?? 0;
}

/** The seats in the order in which they are met going round the table, from the reader's left; he himself is left out. */
export function aroundFrom(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}

export type Place = 'me' | 'left' | 'across' | 'right';

/** Where on the table somebody sits, seen from a seat. */
export function placeOf(seat: number, from: number, players: number): Place {
  const step = (seat - from + players) % players;
  if (step === 0) return 'me';
  if (players === 2) return 'across';
  if (players === 3) return step === 1 ? 'left' : 'right';
  return step === 1 ? 'left' : step === 2 ? 'across' : 'right';
}

/** The last word of everybody in the auction: what stands in his bubble. */
export function lastWords(view: View): (Spelled | null)[] {
  const words: (Spelled | null)[] = view.board.seats.map(() => null);
  if (view.board.deal?.phase !== 'auction') return words;
  for (const action of view.history) {
    if (['bid', 'blind', 'pass', 'redeal', 'look'].includes(String(action[1])))
      words[Number(action[0])] = action;
  }
  return words;
}

/** The trick on the table with who played each card; the players in turn, those who sit out left out. */
export function trickOf(board: Board): { seat: number; card: string }[] {
  const deal = board.deal;
  if (!deal || deal.leader === null) return [];
  return cardsByPlayer(deal.trick, deal.leader, deal.active);
}

/** The last finished trick in the same way. */
export function lastTrickOf(board: Board): { seat: number; card: string }[] {
  const deal = board.deal;
  if (!deal || deal.last_leader === null) return [];
  return cardsByPlayer(deal.last_trick, deal.last_leader, deal.active);
}

function cardsByPlayer(cards: string[], leader: number, active: number[]): { seat: number; card: string }[] {
  const order = [...active].sort((a, b) => a - b);
  const start = Math.max(0, order.indexOf(leader));
  return cards.map((card, place) => ({ seat: order[(start + place) % order.length] ?? leader, card }));
}

/**
 * A trick is taken in the same event as its last card; so that people see it lie there, this is the board a moment
 * before: the full trick, and nobody's turn. Null where the event ends no trick.
 */
export function beforeTaking(view: View, message: EventMessage): View | null {
  if (!message.events.some((each) => each.kind === 'trick_taken')) return null;
  if (message.events.filter((each) => each.kind === 'acted').length !== 1) return null;
  const deal = view.board.deal;
  const now = message.board.deal;
  if (!deal || !now) return null;
  const played = message.events.find((each) => each.kind === 'acted')?.action as Spelled;
  const seat = Number(played[0]);
  return {
    ...view,
    board: {
      ...view.board,
      to_act: null,
      due: null,
      deal: {
        ...deal,
        leader: now.last_leader ?? deal.leader,
        trick: now.last_trick.length ? now.last_trick : [...deal.trick, String(played[2])],
        cards_left: deal.cards_left.map((count, each) => (each === seat ? count - 1 : count)),
      },
    },
    mine: {
      ...view.mine,
      hand: seat === view.seat ? without(view.mine, String(played[2])) : view.mine.hand,
      legal: [],
    },
  };
}

function without(mine: Mine, card: string): string | null {
  if (mine.hand === null) return null;
  return mine.hand
    .split(' ')
    .filter((each) => each !== card)
    .join(' ');
}

/** What is legal now, by verb. */
export function legalBy(mine: Mine): Record<string, Spelled[]> {
  const found: Record<string, Spelled[]> = {};
  for (const action of mine.legal as Spelled[]) {
    const verb = String(action[0]);
    found[verb] ??= [];
    found[verb].push(action);
  }
  return found;
}

/** The cards that may be played now, each with what it may declare. */
export function playable(mine: Mine): Map<string, (string | null)[]> {
  const found = new Map<string, (string | null)[]>();
  for (const action of mine.legal as Spelled[]) {
    if (action[0] !== 'play') continue;
    const card = String(action[1]);
    found.set(card, [...(found.get(card) ?? []), action[2] === undefined ? null : String(action[2])]);
  }
  return found;
}

/** A hand in the order its owner likes. */
export function sorted(cards: readonly string[], suits: string, highFirst: boolean): string[] {
  const ranks = '9JQKTA';
  const worth = (card: string) => ranks.indexOf(card[0] ?? '') * (highFirst ? -1 : 1);
  const suit = (card: string) => suits.indexOf(card[1] ?? '');
  return [...cards].sort((a, b) => suit(a) - suit(b) || worth(a) - worth(b));
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The steps that one most likely wants from a row of amounts: the lowest few, a round one, the highest. */
export function sensibleSteps(amounts: readonly number[], most = 4): number[] {
  const all = [...amounts].sort((a, b) => a - b);
  if (all.length <= most) return all;
  const round = all.filter((each, place) => place > 1 && place < all.length - 1 && each % 20 === 0);
  const picked = [all[0], all[1], round[0] ?? all[2], all[3]].filter((each) => each !== undefined);
  return [...new Set(picked)].sort((a, b) => a - b).slice(0, most);
}
