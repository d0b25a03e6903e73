/** The computer players that are offered. */
import { has, t } from '../texts/index.svelte';

export const BOTS = ['novice', 'amateur', 'strong', 'steady'] as const;

/** What a bot is called; one of a name that is not known here, by that. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The bots as options of a choice. */
export function botOptions(): { value: string; label: string }[] {
  return BOTS.map((value) => ({ value, label: botName(value) }));
}
