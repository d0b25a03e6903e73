/**
 * "Your move" for who looks elsewhere: a sound, a buzz, a mark in the window's title and, on request, a notification.
 * All of it is off until the reader wants it, but for the mark in the title.
 */
import { t } from '../texts/index.svelte';
import { preferences } from './preferences.svelte';
import { play } from './sounds';

class Attention {
  /** Whether a move is waited for; the title of the window shows it. */
  wanted = $state(false);
}
export const attention = new Attention();

/** What a browser can do here: some things it offers only where a page comes over a secure line. */
export const abilities = {
  secure: typeof window !== 'undefined' && window.isSecureContext,
  vibrate: typeof navigator !== 'undefined' && 'vibrate' in navigator,
  awake: typeof navigator !== 'undefined' && 'wakeLock' in navigator,
  notify: typeof window !== 'undefined' && window.isSecureContext && 'Notification' in window,
};

let told: Notification | null = null;

/** It is the reader's turn. Called once a turn; what the notification says is up to the table. */
export function yourMove(words = t('attention-move')): void {
  if (attention.wanted) return;
  attention.wanted = true;
  if (preferences.sound) play('move');
  if (preferences.vibrate && abilities.vibrate) navigator.vibrate([40, 60, 40]);
  if (preferences.notify && document.hidden) void notify(words);
}

/** The move is made, or nobody waits any longer. */
export function moveMade(): void {
  attention.wanted = false;
  told?.close();
  told = null;
}

async function notify(words: string): Promise<void> {
  if (!abilities.notify || Notification.permission !== 'granted') return;
  const how = { body: words, icon: '/icon-192.png', tag: 'move' };
  try {
    told = new Notification(t('brand'), how);
    told.onclick = () => window.focus();
  } catch {
    // Phones show notifications only through their worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(t('brand'), { ...how, data: location.pathname });
  }
}

/** Asks the reader's browser for the right to notify; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return abilities.notify && (await Notification.requestPermission()) === 'granted';
}

/** Keeps the screen lit while a table is open, where that is wanted and can be. Returns what ends it. */
export function keepAwake(): () => void {
  if (!preferences.awake || !abilities.awake) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async () => {
    if (document.hidden || isOver) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A phone that saves its battery says no; the next look at the page asks again.
    }
  };
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
