/** Days and hours as the reader's language writes them. */
import { language } from '../../texts/index.svelte';

/** "12 May 2026" for a moment in milliseconds. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    moment,
  );
}

/** "12 May, 21:40". */
export function hour(moment: number): string {
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language(), form).format(moment);
}
