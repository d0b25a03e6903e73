/**
 * Who I am to the service. Nobody has to sign up: whoever first does something that needs a name is asked for one
 * (`ensureMe`), with a suggestion that a single tap accepts.
 */
import { get, isStranger, post, put } from '../api/http';
import type { Api } from '../api/types';
import { t } from '../texts/index.svelte';
import { onPreferred, type Preferences, preferences, take } from './preferences.svelte';

export type Me = Api<'Me'>;

class Mine {
  /** Undefined until the service has told, null for a stranger. */
  who = $state<Me | null | undefined>(undefined);
  /** Whether a name is being asked for. */
  asking = $state(false);
}
export const mine = new Mine();

let loading: Promise<Me | null> | null = null;
let answers: ((me: Me | null) => void)[] = [];

/** Who I am; asks the service once. */
export function loadMe(): Promise<Me | null> {
  loading ??= get<Me>('/api/me').then(known, (error) => {
    if (isStranger(error)) return known(null);
    loading = null;
    throw error;
  });
  return loading;
}

/** Takes over who I am, after signing in or out, or after a change. */
export function known(me: Me | null): Me | null {
  mine.who = me;
  loading = Promise.resolve(me);
  const kept = me?.preferences.web;
  if (typeof kept === 'object' && kept !== null) take(kept as Partial<Preferences>);
  return me;
}

/** Me, after asking for a name where there is none; null when the reader would rather not. */
export async function ensureMe(): Promise<Me | null> {
  const me = await loadMe();
  if (me) return me;
  mine.asking = true;
  return new Promise((resolve) => answers.push(resolve));
}

/** Plays as a guest under this name. Throws `Refusal`. */
export async function becomeGuest(name: string): Promise<void> {
  const me = await post<Me>('/api/me/guest', { name, language: preferences.language });
  known(me);
  finish(me);
}

/** The reader would rather not have a name. */
export function stayStranger(): void {
  finish(null);
}

function finish(me: Me | null): void {
  mine.asking = false;
  for (const answer of answers) answer(me);
  answers = [];
}

/** Changes name, language or preferences at the service. Throws `Refusal`. */
export async function changeMe(changes: Api<'Changes'>): Promise<void> {
  known(await put<Me>('/api/me', changes));
}

/** A name to begin with, such as an animal of the woods. */
export function suggestName(): string {
  const names = t('guest-names').split(',');
  return names[Math.floor(Math.random() * names.length)]?.trim() ?? '';
}

let waiting: ReturnType<typeof setTimeout> | undefined;
onPreferred((changed) => {
  const me = mine.who;
  if (!me) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const language = changed.language;
    put<Me>('/api/me', { language, preferences: { ...me.preferences, web: changed } }).then(
      (told) => {
        mine.who = told;
      },
      () => undefined, // They are kept on this device; the next change tries again.
    );
  }, 800);
});
