/** Clocks in words, and those that are offered. */
import { t } from '../texts/index.svelte';

export interface Clock {
  move: number;
  bank: number;
}

/** Quick, usual, thoughtful. */
export const CLOCKS: readonly Clock[] = [
  { move: 15, bank: 60 },
  { move: 30, bank: 120 },
  { move: 60, bank: 300 },
];

/** A clock as players say it. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t('clock-none');
  const minutes = Math.floor(clock.bank / 60);
  const rest = clock.bank % 60;
  if (!clock.bank) return t('clock-moves', { move: clock.move });
  return rest
    ? t('clock-seconds', { move: clock.move, bank: clock.bank })
    : t('clock-minutes', { move: clock.move, bank: minutes });
}

/** No clock and those that are offered, as options of a choice; the value is "move+bank", empty without one. */
export function clockOptions(): { value: string; label: string }[] {
  return [null, ...CLOCKS].map((clock) => ({
    value: clock ? `${clock.move}+${clock.bank}` : '',
    label: clockText(clock),
  }));
}

/** The clock of such a value. */
export function clockOf(value: string): Clock | null {
  const [move, bank] = value.split('+').map(Number);
  return move === undefined || bank === undefined ? null : { move, bank };
}
