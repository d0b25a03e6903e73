/**
 * A table as its page shows it. Events come in as fast as the service tells them and are shown one by one, so that the
 * eye can follow; what the reader does is chosen at the event he sees.
 */
import { get, post, Refusal, sentence } from '../api/http';
import { line } from '../api/line.svelte';
import type { Api, EventMessage, RefusedMessage, SayingTold, SnapshotMessage } from '../api/types';
import { keepAwake, moveMade, yourMove } from '../me/attention.svelte';
import { mine } from '../me/me.svelte';
import { lasting, preferences } from '../me/preferences.svelte';
import { play, type Sound } from '../me/sounds';
import { cardText, suitSign } from '../texts/cards';
import { loadTexts, t } from '../texts/index.svelte';
import { say, toast } from '../ui/toasts.svelte';
import { travel } from './flights';
import { keptNonce } from './sitting';
import { type Command, type State, TableLine } from './socket';
import { tell } from './telling';
import { advanced, beforeTaking, playable, type Spelled, type View, viewOf } from './view';

const TRICK_LIES = 900;
const BETWEEN_EVENTS = 240;
/** With so many events waiting nothing is shown slowly any more. */
const TOO_MANY = 12;

export type Sheet = Api<'SheetTold'>;

export class Table {
  readonly id: string;
  view = $state.raw<View | null>(null);
  page = $state.raw<Api<'TablePage'> | null>(null);
  state = $state<State>('joining');
  /** Why the reader is not let in. */
  closed = $state.raw<Refusal | null>(null);
  /** A command of mine that is under way. */
  busy = $state(false);
  /** Gifts that are handed over one after the other; between two of them no command is under way. */
  carryingOut = $state(false);
  /** What the last try came to, where it was refused. */
  refusal = $state<string | null>(null);
  /** A card of mine that lies on the table already, though the service has not yet said so. */
  sent = $state<string | null>(null);
  /** A card chosen before my turn. */
  chosen = $state<string | null>(null);
  /** What a good player would do. */
  hint = $state.raw<{ action: Spelled | null; why: string | null } | null>(null);
  /** Gifts and cards laid aside, as far as they are planned: a card, and its receiver or null. */
  plan = $state<{ card: string; to: number | null }[]>([]);
  /** When what is expected now is due, by this device's clock. */
  due = $state<number | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  talk = $state.raw<SayingTold[]>([]);
  unread = $state(0);
  talking = $state(false);
  /** Whether the reckoning of the last deal has been put aside, to look at the table. */
  endSeen = $state(false);

  #line: TableLine | null = null;
  #queue: EventMessage[] = [];
  #showing = false;
  /** Whether the talk has been told once; what comes in later is news. */
  #heard = false;
  #gone = false;
  #sleep: (() => void) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Looks at the page of the table and opens the line; sets `closed` where the reader is not let in. */
  async open(): Promise<void> {
    try {
      await this.look();
      this.closed = null;
    } catch (error) {
      if (error instanceof Refusal && error.status !== 0) {
        this.closed = error;
        return;
      }
      toast(sentence(error), 'wrong');
    }
    if (this.#gone) return;
    if (this.#line) this.#line.rejoin();
    else {
      this.#line = new TableLine(this.id, {
        onstate: (state) => this.#stateIs(state),
        onsnapshot: (snapshot) => this.#snapshot(snapshot),
        onevent: (event) => this.#event(event),
        onpresence: (presence) => {
          if (this.view) this.view = { ...this.view, present: presence.present, watching: presence.watching };
        },
        onsaid: (saying) => this.#said(saying),
        onrefused: (refused) => this.#refused(refused),
      });
    }
    this.#sleep ??= keepAwake();
    void loadTexts('errors').catch(() => undefined);
    void this.#loadTalk();
  }

  async look(): Promise<void> {
    this.page = await get<Api<'TablePage'>>(`/api/tables/${this.id}`);
  }

  close(): void {
    this.#gone = true;
    this.#line?.close();
    this.#sleep?.();
    moveMade();
    line.socket(null);
  }

  rejoin(): void {
    this.#line?.rejoin();
  }

  // What the service says.

  #stateIs(state: State): void {
    // What was said while the line was cut comes now.
    if (state === 'held' && this.#heard) void this.#loadTalk();
    this.state = state;
    line.socket(state === 'replaced' || state === 'gone' ? null : state);
  }

  #snapshot(snapshot: SnapshotMessage): void {
    this.#queue = [];
    this.#show(viewOf(snapshot));
    this.plan = [];
    this.hint = null;
    this.#settle();
    if (snapshot.board.deal) void this.loadSheet();
    if (snapshot.board.stage === 'revealing') this.#reveal();
  }

  #event(event: EventMessage): void {
    this.#queue.push(event);
    if (event.events.some((each) => each.kind === 'nonces_asked')) this.#reveal();
    if (!this.#showing) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#showing = true;
    while (this.#queue.length > 0 && this.view && !this.#gone) {
      const event = this.#queue.shift() as EventMessage;
      await this.#play(this.view, event);
    }
    this.#showing = false;
    this.#settle();
  }

  async #play(view: View, event: EventMessage): Promise<void> {
    const hurried = this.#queue.length > TOO_MANY || document.hidden;
    this.#tellOf(view, event);
    const full = beforeTaking(view, event);
    const mineAlready = this.sent;
    const acted = event.events.find((each) => each.kind === 'acted')?.action as Spelled | undefined;
    const from = (card: string) => originOf(event, acted, card);
    if (acted?.[1] === 'play' && acted[2] !== mineAlready) heard('card');
    if (full && !hurried) {
      travel(() => this.#show(full), { from });
      await pause(TRICK_LIES);
    }
    if (!this.view || this.#gone) return;
    const settled = event.events.some((each) => each.kind === 'settled');
    const taken = event.events.find((each) => each.kind === 'trick_taken');
    if (taken) heard('trick');
    travel(() => this.#show(advanced(view, event)), {
      from,
      to: taken && !settled ? `seat-${taken.winner}` : null,
    });
    if (event.events.some((each) => each.kind === 'finished')) this.endSeen = false;
    if (settled) {
      this.endSeen = false;
      this.#hearEnd();
      void this.loadSheet();
    }
    if (!hurried && this.#queue.length > 0) await pause(BETWEEN_EVENTS);
  }

  #hearEnd(): void {
    const { seat, sheet } = this.view ?? {};
    const change = seat == null ? 0 : (sheet?.at(-1)?.deltas[seat] ?? 0);
    if (change !== 0) heard(change > 0 ? 'good' : 'bad');
  }

  #show(view: View): void {
    const mineBefore = this.isMyTurn;
    this.view = view;
    if (this.sent && !holds(view, this.sent)) this.sent = null;
    const { due, now } = view.board;
    this.due = due === null ? null : Date.now() + (due - now);
    if (!mineBefore && this.isMyTurn) yourMove();
    else if (mineBefore && !this.isMyTurn) moveMade();
  }

  /** What stands at once when everything has been shown: a card chosen before, gifts still to be handed over. */
  #settle(): void {
    const view = this.view;
    if (!view || this.busy || this.#queue.length > 0) return;
    if (!(view.board.stage === 'deal' && view.board.deal?.phase === 'give')) this.plan = [];
    if (this.carryingOut) return;
    this.#wavesBy(view);
    const cards = playable(view.mine);
    if (cards.size === 0 || !this.isMyTurn) return;
    const chosen = this.chosen;
    this.chosen = null;
    if (chosen && cards.get(chosen)?.length === 1)
      void this.act(['play', chosen, ...declared(cards, chosen)]);
    else if (preferences.onlyCard && cards.size === 1 && view.mine.legal.length === 1) {
      const only = [...cards.keys()][0] as string;
      void this.act(['play', only, ...declared(cards, only)]);
    }
  }

  /** Against bots alone nobody can learn anything from how long a window stays open, so one without a use is let by. */
  #wavesBy(view: View): void {
    if (view.board.window && view.may_undo && !view.waved && view.mine.legal.length === 0) void this.wave();
  }

  #tellOf(view: View, event: EventMessage): void {
    if (!preferences.speakEvents) return;
    const sentences: string[] = [];
    let now = view;
    for (const each of event.events) {
      // Who sits down has no name yet in the view before.
      sentences.push(...tell(each.kind === 'seated' ? { ...now, board: event.board } : now, each));
      if (each.kind === 'acted') now = { ...now, board: event.board };
    }
    const toAct = event.board.to_act;
    if (toAct !== null && toAct === view.seat && event.board.stage === 'deal')
      sentences.push(t('live-your-turn'));
    say(sentences.join(' '));
  }

  #refused(refused: RefusedMessage): void {
    if (this.state === 'gone') this.closed = new Refusal(refused.code, refused.message, 403);
    else toast(refused.message, 'wrong');
  }

  #reveal(): void {
    const nonce = keptNonce(this.id);
    const seat = this.view?.seat ?? null;
    if (nonce && seat !== null) void this.#line?.send({ type: 'reveal', nonce }, 0);
  }

  // What the reader does.

  get isMyTurn(): boolean {
    const view = this.view;
    return (
      view !== null && view.seat !== null && view.board.to_act === view.seat && view.board.stage === 'deal'
    );
  }

  /** Whether everything that has happened is on the page, so that a choice is made with open eyes. */
  get isUpToDate(): boolean {
    return !this.#showing && this.#queue.length === 0;
  }

  async #send(command: Command): Promise<boolean> {
    const view = this.view;
    if (!view || !this.#line || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.hint = null;
    const outcome = await this.#line.send(command, view.number);
    this.busy = false;
    if (this.isUpToDate && command.type !== 'wave') queueMicrotask(() => this.#settle());
    if ('refused' in outcome) {
      if (outcome.refused.code !== 'command_stale') {
        this.refusal = outcome.refused.message;
        say(outcome.refused.message);
      }
      return false;
    }
    if ('hint' in outcome) {
      this.hint = { action: outcome.hint.action as Spelled | null, why: outcome.hint.why };
    }
    return true;
  }

  /** A card lies on the table at once, and comes back with an explanation where it is refused. */
  async act(action: (string | number)[]): Promise<boolean> {
    const card = action[0] === 'play' && !this.busy ? String(action[1]) : null;
    if (card) {
      heard('card');
      travel(() => {
        this.sent = card;
      });
    }
    const done = await this.#send({ type: 'act', action });
    if (!done && card)
      travel(() => {
        this.sent = null;
      });
    return done;
  }

  /** Why a card may not be played now, in words; null where nothing bars it. */
  barred(card: string): string | null {
    const found = this.view?.mine.barred?.find((each) => each.card === card);
    if (!found) return null;
    const args = { card: cardText(card), suit: found.suit ? suitSign(found.suit) : '' };
    return t('live-barred', { why: t(`error-${found.code.replaceAll('_', '-')}`, args) });
  }

  /** Says why a card stays in the hand. */
  explain(card: string): void {
    this.hint = null;
    this.refusal = this.barred(card);
    if (this.refusal) say(this.refusal);
  }

  async wave(): Promise<void> {
    if ((await this.#send({ type: 'wave' })) && this.view) this.view = { ...this.view, waved: true };
  }

  async ready(): Promise<void> {
    this.endSeen = true;
    if ((await this.#send({ type: 'ready' })) && this.view?.board.stage === 'between') {
      this.view = { ...this.view, ready: true };
    }
  }

  cut = (lifted: number) => this.#send({ type: 'cut', lifted });
  claim = () => this.#send({ type: 'claim' });
  undo = () => this.#send({ type: 'undo' });
  again = () => this.#send({ type: 'again' });
  askHint = () => this.#send({ type: 'hint' });
  here = () => this.#send({ type: 'here' });

  /** Hands over the planned cards one after the other; what was refused stays to be planned anew. */
  async carryOut(): Promise<void> {
    const steps = $state.snapshot(this.plan);
    this.carryingOut = true;
    for (const { card, to } of steps) {
      const done = await this.act(to === null ? ['discard', card] : ['give', card, to]);
      if (!done) break;
      this.plan = this.plan.filter((each) => each.card !== card);
      await this.#shown();
    }
    this.carryingOut = false;
    this.#settle();
  }

  /** Waits until all events that have come in are on the page. */
  async #shown(): Promise<void> {
    while (!this.isUpToDate) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async loadSheet(): Promise<void> {
    try {
      this.sheet = await get<Sheet>(`/api/tables/${this.id}/sheet`);
    } catch {
      // The totals stand at the table; the sheet says that it could not be fetched.
    }
  }

  // Talk.

  async #loadTalk(): Promise<void> {
    try {
      const told = await get<SayingTold[]>(`/api/tables/${this.id}/talk`);
      // What was said while this was on its way stays.
      const later = this.talk.filter((each) => !told.some((one) => one.id === each.id));
      const missed = told.filter(
        (each) => each.player !== mine.who?.id && !this.talk.some((one) => one.id === each.id),
      );
      if (this.#heard && !this.talking) this.unread += missed.length;
      this.#heard = true;
      this.talk = [...told, ...later];
    } catch {
      // Nothing was said, as far as this reader may know.
    }
  }

  #said(saying: SayingTold): void {
    if (this.talk.some((each) => each.id === saying.id)) return;
    this.talk = [...this.talk, saying];
    if (this.talking) return;
    this.unread += 1;
    say(t('live-said', { name: saying.name, words: saying.words }));
  }

  async speak(what: { text: string } | { phrase: string }): Promise<void> {
    const saying = await post<SayingTold>(`/api/tables/${this.id}/talk`, what);
    if (!this.talk.some((each) => each.id === saying.id)) this.talk = [...this.talk, saying];
  }
}

function holds(view: View, card: string): boolean {
  return view.mine.hand?.split(' ').includes(card) ?? false;
}

function heard(sound: Sound): void {
  if (preferences.sound && !document.hidden) play(sound);
}

function declared(cards: Map<string, (string | null)[]>, card: string): string[] {
  const what = cards.get(card)?.[0];
  return what ? [what] : [];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lasting(milliseconds)));
}

/** Whose place a card comes from that lay nowhere in sight before. */
function originOf(event: EventMessage, acted: Spelled | undefined, card: string): string | null {
  if (acted && acted[2] === card) return `seat-${acted[0]}`;
  if (event.events.some((each) => each.kind === 'talon_shown')) return 'talon';
  const opened = event.events.find((each) => each.kind === 'deal_opened');
  if (opened) return `seat-${opened.dealer}`;
  if (acted && acted[1] === 'give') return `seat-${acted[0]}`;
  return null;
}
