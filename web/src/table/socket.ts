/**
 * The line to a table. It stays up by itself: after a break it connects again, first at once and then ever more slowly,
 * and asks for what it missed. What it says of its state is what is the case.
 */
import type {
  EventMessage,
  HintMessage,
  PresenceMessage,
  RefusedMessage,
  SayingTold,
  SnapshotMessage,
} from '../api/types';

import { language } from '../texts/index.svelte';

/** A command without its id and number, which the line puts in. */
export type Command =
  | { type: 'act'; action: (string | number)[] }
  | { type: 'wave' | 'ready' | 'claim' | 'undo' | 'again' | 'hint' | 'here' }
  | { type: 'cut'; lifted: number }
  | { type: 'reveal'; nonce: string };
export type State = 'joining' | 'held' | 'lost' | 'restarting' | 'replaced' | 'gone';

export interface Listener {
  onstate(state: State): void;
  onsnapshot(snapshot: SnapshotMessage): void;
  onevent(event: EventMessage): void;
  onpresence(presence: PresenceMessage): void;
  onsaid(saying: SayingTold): void;
  /** The service will not let this reader in, or something he sent was no command at all. */
  onrefused(refused: RefusedMessage): void;
}

type Outcome = { done: number } | { refused: RefusedMessage } | { hint: HintMessage };
type Incoming = { type: string; id?: string | null; number?: number; after?: number };

const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;
const SLOWEST = 15_000;
const NUMBERED = new Set(['act', 'wave', 'ready', 'cut', 'claim', 'undo', 'again', 'hint']);
const REPLACED = 4001;

/** How long to wait before the try of this number (from 0): soon at first, later seldom, never all at once. */
export function backoff(attempt: number, chance: number): number {
  return attempt === 0 ? 100 : Math.min(SLOWEST, 500 * 2 ** attempt) * (0.5 + chance / 2);
}

export class TableLine {
  #socket: WebSocket | null = null;
  #number: number | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #state: State = 'joining';
  #waiting = new Map<string, { text: string; settle: (outcome: Outcome) => void }>();
  readonly #table: string;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Sends a command chosen at event `at`; it is sent again after a break, and done once at most. */
  send(command: Command, at: number): Promise<Outcome> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const text = JSON.stringify(NUMBERED.has(command.type) ? { ...command, id, at } : { ...command, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      if (this.#state === 'held') this.#socket?.send(text);
    });
  }

  /** Begins anew, for who has become somebody else at this table. */
  rejoin(): void {
    this.#number = null;
    this.#drop();
    this.#closed = false;
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #tell(state: State): void {
    this.#state = state;
    this.#listener.onstate(state);
  }

  #connect(): void {
    if (this.#closed) return;
    const last = this.#number === null ? '' : `&last=${this.#number}`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.#table}/live?language=${language()}${last}`,
    );
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#ended(event.code);
    };
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#check(socket), 5_000);
  }

  /** A line that says nothing for too long is no line, whatever the browser thinks. */
  #check(socket: WebSocket): void {
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + ANSWER_WITHIN) {
      this.#drop();
      this.#ended(1006);
    } else if (silent > PING_EVERY - 5_000 && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping' }));
    }
  }

  #ended(code: number): void {
    clearInterval(this.#pinger);
    this.#socket = null;
    if (this.#closed || this.#state === 'gone') return;
    if (code === REPLACED || this.#state === 'replaced') {
      this.#closed = true;
      this.#tell('replaced');
      return;
    }
    if (this.#state !== 'restarting') this.#tell(this.#attempt === 0 ? 'joining' : 'lost');
    this.#again(backoff(this.#attempt++, Math.random()));
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network or the reader is back: no waiting now. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    this.#attempt = 0;
    this.#again(0);
  };

  #joined(number: number): void {
    this.#number = number;
    this.#attempt = 0;
    if (this.#state !== 'held') {
      this.#tell('held');
      for (const each of this.#waiting.values()) this.#socket?.send(each.text);
    }
  }

  #hear(message: Incoming): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'snapshot': {
        const snapshot = message as unknown as SnapshotMessage;
        this.#listener.onsnapshot(snapshot);
        this.#joined(snapshot.number);
        return;
      }
      case 'event': {
        const event = message as unknown as EventMessage;
        // One that is missing in between is asked for again.
        if (this.#number !== null && event.number > this.#number + 1) {
          this.#gap();
          return;
        }
        if (this.#number !== null && event.number <= this.#number) return;
        this.#number = event.number;
        this.#listener.onevent(event);
        return;
      }
      case 'resumed':
        this.#joined(Number(message.number));
        return;
      case 'done':
        this.#settle(message.id, { done: Number(message.number) });
        return;
      case 'hint':
        this.#settle(message.id, { hint: message as unknown as HintMessage });
        return;
      case 'refused':
        this.#refused(message as unknown as RefusedMessage);
        return;
      case 'presence':
        this.#listener.onpresence(message as unknown as PresenceMessage);
        return;
      case 'talk':
        this.#listener.onsaid(message as unknown as SayingTold);
        return;
      case 'replaced':
        this.#state = 'replaced';
        return;
      case 'restarting':
        this.#tell('restarting');
        return;
    }
  }

  #gap(): void {
    this.#drop();
    this.#tell('joining');
    this.#connect();
  }

  #refused(refused: RefusedMessage): void {
    if (refused.id !== null && this.#waiting.has(refused.id)) {
      this.#settle(refused.id, { refused });
      return;
    }
    if (this.#state !== 'held' && refused.code !== 'too_full' && refused.code !== 'fault') {
      this.#closed = true;
      this.#drop();
      this.#tell('gone');
    }
    this.#listener.onrefused(refused);
  }

  #settle(id: string | null | undefined, outcome: Outcome): void {
    if (!id) return;
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }
}
