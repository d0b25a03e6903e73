/**
 * Invitations reach the reader wherever he is. The lobby has a line of its own that brings them at once; on every
 * other screen they are asked for now and then.
 */
import { get } from '../api/http';
import type { InvitationTold } from '../api/types';
import { mine } from '../me/me.svelte';
import { router } from '../router.svelte';
import { t } from '../texts/index.svelte';
import { say, toast } from '../ui/toasts.svelte';

const EVERY = 15_000;
/** What was asked long ago waits in the lobby. */
const FRESH = 10 * 60_000;
const told = new Set<string>();

/** Asks at every change of screen and between; what is returned ends it. To be run as an effect. */
export function hearInvitations(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY);
  return () => clearInterval(timer);
}

async function ask(): Promise<void> {
  const { path } = router;
  if (!mine.who || document.hidden || path === '/') return;
  try {
    for (const each of await get<InvitationTold[]>('/api/invitations')) show(each);
  } catch {
    // The state of the line says so already; the next question may be answered.
  }
}

function show(each: InvitationTold): void {
  const path = `/t/${each.table}`;
  if (told.has(each.id) || Date.now() - each.created > FRESH || router.path === path) return;
  told.add(each.id);
  const words = t('invited', { name: each.host.name });
  toast(words, 'told', { words: t('invited-look'), path });
  say(words);
}
