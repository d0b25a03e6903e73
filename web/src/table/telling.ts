/** What happened, in sentences: for the live region, and for whoever reads the course of a deal. */
import type { Api, SettledDeal } from '../api/types';
import { cardsOf, spokenCard, suitSign } from '../texts/cards';
import { t } from '../texts/index.svelte';
import { spokenNumber } from './spoken';
import type { Happening, Spelled, View } from './view';

/** The sentences of an event, as seen from the reader's seat; `before` is the view it happened in. */
export function tell(before: View, happening: Happening): string[] {
  const told = new Teller(before);
  switch (happening.kind) {
    case 'acted':
      return told.acted(happening.action as Spelled);
    case 'deal_opened':
      return [
        told.say('event-dealer', happening.dealer),
        ...(happening.sitter === null ? [] : [told.say('event-sitter', happening.sitter)]),
        ...(happening.golden ? [t('event-golden')] : []),
        ...(happening.forced === null || happening.compulsory === null
          ? []
          : [told.say('event-forced', happening.forced, { points: happening.compulsory })]),
      ];
    case 'contract_set': {
      const how = happening.unopposed && happening.game === 'normal' ? 'unopposed' : happening.game;
      return [told.say('event-contract', happening.declarer, { contract: happening.contract, how })];
    }
    case 'talon_shown':
      return happening.cards === null
        ? [told.say('event-talon-closed', happening.declarer)]
        : [told.say('event-talon', happening.declarer, { cards: spokenCards(happening.cards) })];
    case 'declared': {
      const suit = happening.suit === null ? '' : t(`table-suit-of-${happening.suit}`);
      return [
        told.say(`event-declared-${happening.what}`, happening.seat, { suit, points: happening.points }),
      ];
    }
    case 'trump_set':
      return [
        t('event-trump', {
          suit: t(`table-suit-${happening.suit}`),
          when: happening.now ? 'now' : 'next_trick',
        }),
      ];
    case 'trick_taken':
      return [told.say('event-trick', happening.winner, { points: happening.points })];
    case 'settled':
      return told.settled(happening.line as SettledDeal);
    case 'redeal_shown': {
      const more = { cards: spokenCards(happening.cards), shown: happening.cards === null ? 'no' : 'yes' };
      return [
        happening.seat === null
          ? t('event-redealt', more)
          : told.say('event-redealt-on', happening.seat, more),
      ];
    }
    case 'seated':
    case 'vacated':
    case 'cut_asked':
    case 'stood_in':
    case 'returned':
    case 'left':
    case 'claimed':
      return [told.say(`live-told-${happening.kind.replace('_', '-')}`, happening.seat)];
    case 'finished':
      return [
        happening.winner === null ? t('live-told-closed') : told.say('live-told-finished', happening.winner),
      ];
    default:
      return [];
  }
}

class Teller {
  readonly #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  say(message: string, seat: number, args: Record<string, string | number> = {}): string {
    return t(message, { ...this.#who(seat), ...args });
  }

  /** What the deal brought to everybody, and what all have now; of one that is dealt again all is said already. */
  settled(line: SettledDeal): string[] {
    if (line.outcome === null) return [];
    const changes = line.deltas.map((change, seat) => {
      const total = line.standing.totals[seat] ?? 0;
      const amounts = { change: Math.abs(change), total: Math.abs(total) };
      const signs = { up: change < 0 ? 'no' : 'yes', above: total < 0 ? 'no' : 'yes' };
      return this.say('live-told-change', seat, { ...amounts, ...signs });
    });
    return [t('live-told-settled'), ...changes];
  }

  acted(action: Spelled): string[] {
    const [seat, verb, first, second] = [Number(action[0]), String(action[1]), action[2], action[3]];
    switch (verb) {
      case 'bid':
      case 'blind':
        return [this.say(`event-${verb}`, seat, { spoken: spokenNumber(Number(first)) })];
      case 'take':
        return [this.say('event-take', seat, { place: Number(first) + 1 })];
      case 'give': {
        const to = Number(second);
        const whom = { to: to === this.#view.seat ? 'you' : 'other', to_name: this.#name(to) };
        return [this.say('event-give', seat, { ...shown(first), ...whom })];
      }
      case 'discard':
        return [this.say('event-discard', seat, shown(first))];
      case 'raise':
        return [this.say('event-raise', seat, { points: Number(first) })];
      case 'play': {
        const leads = (this.#view.board.deal?.trick.length ?? 0) === 0;
        return [
          `${this.say(leads ? 'event-lead' : 'event-play', seat, { card: spokenCard(String(first)) })}.`,
        ];
      }
      case 'look':
      case 'pass':
      case 'redeal':
      case 'concede':
        return [this.say(`event-${verb}`, seat)];
      default:
        return [];
    }
  }

  #who(seat: number): Record<string, string> {
    return { who: seat === this.#view.seat ? 'you' : 'other', name: this.#name(seat) };
  }

  #name(seat: number): string {
    return nameOf(this.#view, seat);
  }
}

function shown(card: string | number | null | undefined): Record<string, string> {
  return card == null ? { kind: 'closed', card: '' } : { kind: 'open', card: spokenCard(String(card)) };
}

function spokenCards(cards: string | null): string {
  return cardsOf(cards).map(spokenCard).join(', ');
}

/** The name of who sits there, or that nobody does. Bots have names of people here, one a seat: easier to tell apart. */
export function nameOf(view: View, seat: number): string {
  const told = view.board.seats[seat];
  if (told?.bot && told.name === told.bot) {
    const own = t('bot-names')
      .split(',')
      .map((each) => each.trim());
    const isTaken = view.board.seats.some((each) => each.name === own[seat]);
    return own[isTaken ? seat + own.length / 2 : seat] ?? told.name;
  }
  return view.board.seats[seat]?.name || t('seat-unnamed', { number: seat + 1 });
}

/** A line of the sheet in words: whose contract it was and what became of it. */
export function contractOf(view: View, line: Api<'LineTold'>): string {
  if (line.declarer === null || line.bid === null || !line.finished) return line.contract;
  const how = line.conceded ? 'conceded' : line.made ? 'made' : 'failed';
  return t(`sheet-contract-${how}`, { who: nameOf(view, line.declarer), bid: line.bid });
}

/** An action in words, for hints and buttons. */
export function actionText(view: View, action: Spelled): string {
  const [verb, first, second] = action;
  const card = typeof first === 'string' ? `${t(`rank-${first[0]}`)}${suitSign(first[1] ?? '')}` : '';
  switch (verb) {
    case 'bid':
    case 'blind':
    case 'raise':
      return t(`action-${verb}`, { points: Number(first) });
    case 'take':
      return t('action-take', { talon: Number(first) });
    case 'give':
      return t('action-give', { card, to: nameOf(view, Number(second)) });
    case 'discard':
      return t('action-discard', { card });
    case 'play':
      return t(second ? `action-play-${second}` : 'action-play', { card });
    default:
      return t(`action-${verb}`);
  }
}
