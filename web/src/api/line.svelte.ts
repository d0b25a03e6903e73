/**
 * The state of the line to the service, as the whole page shows it. Sockets and requests tell what they see;
 * nothing here guesses that all is well.
 */
export type LineState = 'held' | 'lost' | 'offline' | 'restarting' | 'joining';

class Line {
  /** What the socket of the present screen says, null where there is none. */
  #socket = $state<LineState | null>(null);
  #request = $state<LineState>('held');
  #online = $state(typeof navigator === 'undefined' ? true : navigator.onLine);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => {
      this.#online = true;
      this.#request = 'held';
    });
    window.addEventListener('offline', () => {
      this.#online = false;
    });
  }

  get state(): LineState {
    if (!this.#online) return 'offline';
    return this.#socket ?? this.#request;
  }

  held(): void {
    this.#request = 'held';
  }

  lost(): void {
    this.#request = 'lost';
  }

  /** A socket tells its state; null when it is closed for good. */
  socket(state: LineState | null): void {
    this.#socket = state;
    if (state === 'held') this.#request = 'held';
  }
}

export const line = new Line();
