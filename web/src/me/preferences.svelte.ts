/**
 * How I like it: kept on this device, and with a player known to the service there too (under `web` in his
 * preferences), so that another device finds them.
 */
import { LANGUAGES, type Language, speak } from '../texts/index.svelte';

export interface Preferences {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'normal' | 'high';
  /** Two colours, or one for each suit. */
  deck: 'two' | 'four';
  back: 'back-1' | 'back-2';
  /** The letters on the cards: those of the language, or always the same. */
  letters: 'auto' | Language;
  cardSize: 'normal' | 'large';
  /** Suits from left to right, by letter. */
  suits: string;
  /** Whether the highest card of a suit lies to the left. */
  highFirst: boolean;
  /** How quickly cards travel: 0 at once, 1 as usual, 2 slowly. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether nothing moves at all, whatever the system says. */
  still: boolean;
  /** Ask before what is costly: a blind bid, a concession, a claim. */
  confirm: boolean;
  /** A marriage that can be declared: ask, or declare. */
  marriage: 'ask' | 'declare';
  /** Play the only card that is allowed without a tap. */
  onlyCard: boolean;
  showPoints: boolean;
  /** My cards lie face down until I tap them: one device goes round, or others look over my shoulder. */
  covered: boolean;
  sound: boolean;
  vibrate: boolean;
  /** Keep the screen lit at a table; a browser can do so on secure pages only. */
  awake: boolean;
  /** Tell of my turn by a notification while I look elsewhere; on secure pages only. */
  notify: boolean;
  /** Whether to read every event aloud through the live region. */
  speakEvents: boolean;
}

const KEY = 'tysyacha.preferences';

export const DEFAULTS: Preferences = {
  language: 'en',
  theme: 'auto',
  contrast: 'auto',
  deck: 'two',
  back: 'back-1',
  letters: 'auto',
  cardSize: 'normal',
  suits: 'SHCD',
  highFirst: true,
  speed: 1,
  still: false,
  confirm: true,
  marriage: 'ask',
  onlyCard: false,
  showPoints: true,
  covered: false,
  sound: false,
  vibrate: false,
  awake: false,
  notify: false,
  speakEvents: true,
};

/** What is kept on the device, with what it lacks or has wrong filled up. */
export function read(kept: unknown, spoken: readonly string[] = []): Preferences {
  const found: Record<string, unknown> = { ...DEFAULTS, language: spokenLanguage(spoken) };
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, value] of Object.entries(kept)) {
      if (name in DEFAULTS && typeof value === typeof found[name]) found[name] = value;
    }
  }
  if (!LANGUAGES.includes(found.language as Language)) found.language = spokenLanguage(spoken);
  if (!['auto', ...LANGUAGES].includes(String(found.letters))) found.letters = DEFAULTS.letters;
  if (!/^(?!.*(.).*\1)[SCDH]{4}$/.test(String(found.suits))) found.suits = DEFAULTS.suits;
  return found as unknown as Preferences;
}

function spokenLanguage(spoken: readonly string[]): Language {
  for (const each of spoken) {
    const found = LANGUAGES.find((one) => each.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return 'en';
}

function fromDevice(): Preferences {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? 'null'), navigator.languages);
  } catch {
    return read(null, typeof navigator === 'undefined' ? [] : navigator.languages);
  }
}

/** The preferences; change them with `prefer`. */
export const preferences: Preferences = $state(fromDevice());

const listeners = new Set<(changed: Preferences) => void>();

/** Calls back after every change of mine, so that it can be kept elsewhere as well. */
export function onPreferred(listener: (changed: Preferences) => void): void {
  listeners.add(listener);
}

/** Changes some preferences, here and wherever they are kept. */
export function prefer(changes: Partial<Preferences>): void {
  take(changes);
  for (const each of listeners) each($state.snapshot(preferences) as Preferences);
}

/** Takes preferences over from the service, which has them already. */
export function take(changes: Partial<Preferences>): void {
  const spokenBefore = preferences.language;
  Object.assign(preferences, read({ ...preferences, ...changes }));
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing; they hold until the page is closed.
  }
  show();
  if (preferences.language !== spokenBefore) void speak(preferences.language);
}

/** Puts theme, contrast and deck onto the page, where the stylesheets find them. */
export function show(): void {
  const root = document.documentElement.dataset;
  root.theme = preferences.theme;
  root.contrast = preferences.contrast;
  root.deck = preferences.deck;
  root.cards = preferences.cardSize;
  root.motion = preferences.still ? 'less' : 'auto';
  const motion = reducedMotion() ? 0 : preferences.speed;
  document.documentElement.style.setProperty('--speed', String(motion));
}

/** Whether the reader, or the reader's system, asks for less motion. */
export function reducedMotion(): boolean {
  return preferences.still || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The letters that stand on the cards. */
export function cardLetters(): Language {
  return preferences.letters === 'auto' ? preferences.language : preferences.letters;
}

/** How long something takes that takes so many milliseconds at the usual speed. */
export function lasting(milliseconds: number): number {
  return reducedMotion() ? 0 : milliseconds * preferences.speed;
}
