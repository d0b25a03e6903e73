/** Where one is in a replay: which deal, which frame, through whose eyes, and whether it runs by itself. */
import { type Replay, stopFrom } from './frames';

export type Load = (deal: number, eyes: number | null) => Promise<Replay>;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const A_STEP = 1500;

export interface Place {
  deal: number;
  at: number;
  eyes: number | null;
}

export class Player {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  loading = $state(false);
  error = $state.raw<unknown>(null);
  #load: Load;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: Place = { deal: 0, at: 0, eyes: null };

  constructor(load: Load) {
    this.#load = load;
  }

  get deal(): number {
    return this.replay?.deal ?? 0;
  }

  get last(): number {
    return Math.max(0, (this.replay?.frames.length ?? 1) - 1);
  }

  get atEnd(): boolean {
    return this.at >= this.last && this.deal >= (this.replay?.deals ?? 1) - 1;
  }

  get atStart(): boolean {
    return this.at === 0 && this.deal === 0;
  }

  /** Goes to a place; a frame beyond the last one is the last one. */
  async go(place: Partial<Place>): Promise<void> {
    const turn = ++this.#asked;
    const here: Place = { deal: this.deal, at: this.at, eyes: this.replay?.eyes ?? null };
    this.#wanted = { ...here, ...place };
    const { deal, eyes, at } = this.#wanted;
    this.loading = true;
    this.error = null;
    try {
      const replay = await this.#load(deal, eyes);
      if (turn !== this.#asked) return;
      this.replay = replay;
      this.at = Math.max(0, Math.min(at, replay.frames.length - 1));
    } catch (error) {
      if (turn !== this.#asked) return;
      this.error = error;
      this.pause();
    }
    this.loading = false;
  }

  again(): Promise<void> {
    return this.go(this.#wanted);
  }

  /** One frame on or back, over the edge of a deal as well. */
  step(direction: 1 | -1): Promise<void> | undefined {
    const to = this.at + direction;
    if (to >= 0 && to <= this.last) this.at = to;
    else if (direction > 0 && !this.atEnd) return this.go({ deal: this.deal + 1, at: 0 });
    else if (direction < 0 && !this.atStart)
      return this.go({ deal: this.deal - 1, at: Number.MAX_SAFE_INTEGER });
    return undefined;
  }

  /** To the end of the next trick, or of the one before. */
  leap(direction: 1 | -1): Promise<void> | undefined {
    const to = stopFrom(this.replay?.frames ?? [], this.at, direction);
    if (to === null) return this.step(direction);
    this.at = to;
    return undefined;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.atEnd) await this.go({ deal: 0, at: 0 });
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.step(1);
      if (this.atEnd) this.pause();
      else if (this.playing) this.#tick();
    }, A_STEP / this.speed);
  }
}
