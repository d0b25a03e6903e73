/** The pack as it is gathered after a deal, at a table that does not shuffle between deals. */
import { inOrder } from './dealing';
import type { RecordedDeal } from './record';
import type { DealingRules } from './rules';
import { CARDS } from './shuffle';

type Trick = { winner: number; cards: string[] };
const suitOf = (card: string) => card.charAt(1);
const isHigher = (one: string, two: string) => CARDS.indexOf(one) > CARDS.indexOf(two);

/**
 * The packs that may lie there: one, but for a deal that ended before its first card without saying whose the talon
 * was; then one for nobody and for each who may have taken it.
 */
export function gatheredPacks(rules: DealingRules, deal: RecordedDeal): string[][] {
  const told = deal.actions.filter(([, verb]) =>
    ['take', 'give', 'discard', 'raise', 'concede', 'play'].includes(verb),
  );
  const declarer = told[0]?.[0];
  if (declarer !== undefined) return [gathered(rules, deal, declarer)];
  const seats = deal.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const spoken = deal.actions.some(([, verb]) => verb === 'bid' || verb === 'pass' || verb === 'blind');
  return [gathered(rules, deal, null), ...(spoken ? seats.map((seat) => gathered(rules, deal, seat)) : [])];
}

function gathered(rules: DealingRules, deal: RecordedDeal, declarer: number | null): string[] {
  const hands = deal.hands.map((hand) => new Set(hand));
  const aside: string[] = [];
  let taken = declarer !== null && deal.talons.length === 1 ? 0 : null;
  if (declarer !== null && taken !== null)
    for (const card of deal.talons[0] ?? []) hands[declarer]?.add(card);
  const table = new Table(rules);
  for (const [seat, verb, first, second] of deal.actions) {
    const card = String(first);
    if (verb === 'take') {
      taken = Number(first);
      for (const each of deal.talons[taken] ?? []) hands[seat]?.add(each);
    } else if (verb === 'give') {
      hands[seat]?.delete(card);
      hands[Number(second)]?.add(card);
    } else if (verb === 'discard') {
      hands[seat]?.delete(card);
      aside.push(card);
    } else if (verb === 'play') {
      hands[seat]?.delete(card);
      table.play(seat, card, typeof second === 'string' ? second : null);
    }
  }
  const rest = [
    ...aside,
    ...deal.talons.flatMap((talon, number) => (number === taken ? [] : inOrder(talon))),
  ];
  const clockwise = (first: number) => deal.hands.map((_, step) => (first + step) % deal.hands.length);
  if (declarer !== null && hands.every((hand) => hand.size === 0)) {
    const piles = clockwise(declarer).flatMap((seat) =>
      table.tricks.filter((trick) => trick.winner === seat).flatMap((trick) => trick.cards),
    );
    return [...piles, ...rest];
  }
  const held = clockwise(deal.dealer + 1).flatMap((seat) => inOrder([...(hands[seat] ?? [])]));
  return [...table.tricks.flatMap((trick) => trick.cards), ...table.cards, ...held, ...rest];
}

/** The tricks of a deal, with what decides who takes them. */
class Table {
  readonly tricks: Trick[] = [];
  cards: string[] = [];
  readonly #rules: DealingRules;
  readonly #players: number;
  #seats: number[] = [];
  #trump: string | null = null;
  #next: string | null = null;
  /** Whose next ace names trumps. */
  #aceBy: number | null = null;

  constructor(rules: DealingRules) {
    this.#rules = rules;
    this.#players = Math.min(rules.players, 3);
  }

  play(seat: number, card: string, declared: string | null): void {
    const isLead = this.cards.length === 0;
    if (declared) this.#declare(seat, card, declared);
    else if (isLead && this.#aceBy === seat && card.startsWith('A')) {
      this.#aceBy = null;
      this.#setTrump(suitOf(card));
    }
    this.cards.push(card);
    this.#seats.push(seat);
    if (this.cards.length === this.#players) this.#finish();
  }

  #declare(seat: number, card: string, what: string): void {
    if (what === 'marriage' || (what === 'half' && this.#rules.halfTrump)) this.#setTrump(suitOf(card));
    else if (what === 'aces' && this.#rules.acesTrump === 'led_ace') this.#setTrump(suitOf(card));
    else if (what === 'aces' && this.#rules.acesTrump === 'next_ace') this.#aceBy = seat;
  }

  #setTrump(suit: string): void {
    if (this.#rules.trumpOnce && this.#trump !== null) return;
    if (this.#rules.trumpLater) this.#next = suit;
    else this.#trump = suit;
  }

  #finish(): void {
    let best = 0;
    for (const [place, card] of this.cards.entries()) {
      const leader = this.cards[best] as string;
      const wins = suitOf(card) === suitOf(leader) ? isHigher(card, leader) : suitOf(card) === this.#trump;
      if (wins) best = place;
    }
    this.tricks.push({ winner: this.#seats[best] as number, cards: this.cards });
    this.cards = [];
    this.#seats = [];
    if (this.#next !== null) this.#trump = this.#next;
    this.#next = null;
  }
}
