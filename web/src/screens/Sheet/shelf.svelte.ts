/**
 * The sheets that this device keeps, and the one that lies open. Everything that is written is kept at once; what the
 * service has to say about it follows when the line is there.
 */
import { post, Refusal } from '../../api/http';
import { line } from '../../api/line.svelte';
import { language, t } from '../../texts/index.svelte';
import { say, toast } from '../../ui/toasts.svelte';
import { type Asked, askedOf, type Book, type Deal, isReckoned, reckonedDeals, type Told } from './book';
import { pause, settler } from './settling';

const PREFIX = 'tysyacha.sheet.';
const OPEN = 'tysyacha.sheet-open';

/** How far the service has followed: `waiting` for the line, `refused` where it said no to the sheet as a whole. */
export type Following = 'followed' | 'asking' | 'waiting' | 'refused';

class Shelf {
  books = $state.raw<Book[]>([]);
  open = $state.raw<Book | null>(null);
  following = $state<Following>('followed');
  refusal = $state.raw<Refusal | null>(null);
  /** Whether this device really keeps what is written. */
  keeps = $state(true);
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #settle = settler<{ id: string; language: string; asked: Asked }, Told>({
    now: () => {
      const book = this.open;
      if (!book || isReckoned(book, language())) return null;
      return { id: book.id, language: language(), asked: askedOf(book) };
    },
    send: ({ asked }) => post<Told>('/api/sheet', asked),
    took: ({ id, language: spoken, asked }, answer) => {
      const book = this.open;
      if (book?.id !== id) return;
      this.#keep({ ...book, told: { asked, answer, language: spoken }, form: answer.next ?? book.form });
    },
  });

  /** Takes the sheets from the device, and watches the line; returns what ends that. */
  start(): () => void {
    this.books = readAll();
    this.open = this.books.find((book) => book.id === read(OPEN)) ?? this.books[0] ?? null;
    const again = () => void this.settle();
    const elsewhere = (event: StorageEvent) => this.#changedElsewhere(event);
    window.addEventListener('online', again);
    window.addEventListener('storage', elsewhere);
    void this.settle();
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('storage', elsewhere);
      clearTimeout(this.#timer);
    };
  }

  /** Lays a sheet open. */
  pick(id: string | null): void {
    this.open = this.books.find((book) => book.id === id) ?? null;
    this.refusal = null;
    if (id) write(OPEN, id);
    void this.settle();
  }

  add(book: Book): void {
    this.#keep(book);
    this.pick(book.id);
  }

  drop(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // It was never kept.
    }
    this.books = this.books.filter((book) => book.id !== id);
    if (this.open?.id === id) this.pick(this.books[0]?.id ?? null);
  }

  /** Writes something into the open sheet. */
  change(changes: Partial<Book>): void {
    if (!this.open) return;
    this.#keep({ ...this.open, ...changes, touched: Date.now() });
  }

  /** Takes over what the service has just said of a sheet that it was asked about before the deal was written. */
  wrote(deals: Deal[], asked: Asked, answer: Told): void {
    if (!this.open) return;
    const told = { asked, answer, language: language() };
    this.#keep({
      ...this.open,
      deals,
      fines: [],
      draft: null,
      told,
      form: answer.next ?? this.open.form,
      touched: Date.now(),
    });
    this.following = 'followed';
  }

  /** Asks the service about all that is written; says when what had waited is reckoned. */
  async settle(): Promise<void> {
    const book = this.open;
    if (!book || isReckoned(book, language())) {
      this.following = 'followed';
      return;
    }
    const waited = this.following === 'waiting' ? book.deals.length - reckonedDeals(book) : 0;
    if (this.following !== 'waiting') this.following = 'asking';
    clearTimeout(this.#timer);
    try {
      await this.#settle();
      this.#tries = 0;
      this.refusal = null;
      this.following = 'followed';
      if (waited > 0) this.#tell(t('book-caught-up', { count: waited }));
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (isPassing(error)) {
      this.following = 'waiting';
      this.#timer = setTimeout(() => void this.settle(), pause(this.#tries++));
    } else {
      this.refusal = error instanceof Refusal ? error : null;
      this.following = 'refused';
    }
  }

  #tell(text: string): void {
    toast(text);
    say(text);
  }

  #keep(book: Book): void {
    if (this.open?.id === book.id) this.open = book;
    const others = this.books.filter((each) => each.id !== book.id);
    this.books = [book, ...others].sort((a, b) => b.touched - a.touched);
    this.keeps = write(PREFIX + book.id, JSON.stringify(book));
  }

  /** The same sheet in another window: what was written last counts. */
  #changedElsewhere(event: StorageEvent): void {
    if (!event.key?.startsWith(PREFIX)) return;
    this.books = readAll();
    const found = this.books.find((book) => PREFIX + book.id === event.key);
    if (found && this.open?.id === found.id && found.touched > this.open.touched) {
      this.open = found;
      void this.settle();
    }
  }
}
export const shelf = new Shelf();

/** Whether it is the line or the load, and not what was asked. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Whether the line is known to be down. */
export function lineIsDown(): boolean {
  return line.state === 'offline';
}

function readAll(): Book[] {
  const found: Book[] = [];
  try {
    for (let place = 0; place < localStorage.length; place++) {
      const key = localStorage.key(place);
      if (!key?.startsWith(PREFIX)) continue;
      const book = parsed(localStorage.getItem(key));
      if (book) found.push(book);
    }
  } catch {
    // A browser that keeps nothing.
  }
  return found.sort((a, b) => b.touched - a.touched);
}

function parsed(text: string | null): Book | null {
  try {
    const book = JSON.parse(text ?? 'null') as Book | null;
    return book && Array.isArray(book.names) && Array.isArray(book.deals) ? book : null;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
