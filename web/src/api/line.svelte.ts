/**
 * The state of the line to the service, as the whole page shows it. Sockets and requests tell what they see;
 * nothing here guesses that all is well.
 */
export type LineState = 'held' | 'lost' | 'offline' | 'restarting' | 'joining';

/** How long to wait before asking again whether the service is there, in milliseconds. */
const WAITS = [2_000, 3_000, 5_000, 8_000, 15_000];

class Line {
  /** Grows whenever the line is back: what failed meanwhile can be tried again. */
  resumed = $state(0);
  #asking = false;
  /** What the socket of the present screen says, null where there is none. */
  #socket = $state<LineState | null>(null);
  #request = $state<LineState>('held');
  #online = $state(typeof navigator === 'undefined' ? true : navigator.onLine);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => {
      this.#online = true;
      void this.#ask(0);
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
    if (this.#request === 'lost') this.resumed++;
    this.#request = 'held';
  }

  lost(): void {
    this.#request = 'lost';
    if (!this.#asking) void this.#ask(1);
  }

  /** Asks, ever more seldom, until the service answers. */
  async #ask(turn: number): Promise<void> {
    this.#asking = true;
    if (turn > 0) await new Promise((later) => setTimeout(later, WAITS[turn - 1] ?? WAITS.at(-1)));
    const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) {
      this.#asking = false;
      this.held();
    } else if (this.#request === 'lost') await this.#ask(turn + 1);
    else this.#asking = false;
  }

  /** A socket tells its state; null when it is closed for good. */
  socket(state: LineState | null): void {
    this.#socket = state;
    if (state === 'held') this.held();
  }
}

export const line = new Line();
