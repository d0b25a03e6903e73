/** The lobby's line: it stays up by itself and tells its state to whoever shows it. */
import { line } from '../api/line.svelte';
import type { MessagesOnTheSocketsOfATableAndOfTheLobby } from '../api/types';

export type LobbyMessage = NonNullable<MessagesOnTheSocketsOfATableAndOfTheLobby['lobby_server']>;

const PING_EVERY = 25_000;
const SLOWEST = 20_000;

export class LobbyLine {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #tries = 0;
  #closed = false;
  #silent = true;
  readonly #hear: (message: LobbyMessage) => void;

  constructor(hear: (message: LobbyMessage) => void) {
    this.#hear = hear;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
    line.socket(null);
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket = socket;
    this.#silent = false;
    socket.onmessage = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#tries = 0;
      this.#silent = false;
      line.socket('held');
      this.#hear(JSON.parse(String(event.data)) as LobbyMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) this.#again();
    };
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(socket), PING_EVERY);
  }

  /** A line on which not even a ping is answered is no line, whatever the browser thinks. */
  #ping(socket: WebSocket): void {
    if (this.#silent) {
      this.#socket = null;
      socket.close();
      this.#again();
    } else if (socket.readyState === WebSocket.OPEN) {
      this.#silent = true;
      socket.send('{"type":"ping"}');
    }
  }

  #again(): void {
    clearInterval(this.#pinger);
    this.#socket = null;
    line.socket(this.#tries === 0 ? 'joining' : 'lost');
    clearTimeout(this.#timer);
    const wait = Math.min(SLOWEST, 500 * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
