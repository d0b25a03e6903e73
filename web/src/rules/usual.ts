/** The rules that I am used to: kept with me at the service, where every table is compared with them. */
import { changeMe, ensureMe, mine } from '../me/me.svelte';

export interface Rules {
  preset: string;
  changes: Record<string, unknown>;
}
export const CLASSIC: Rules = { preset: 'classic_ru', changes: {} };

/** The preset that is usual for so many players. */
export const PRESET_FOR: Readonly<Record<number, string>> = { 2: 'duel_ru', 3: 'classic_ru', 4: 'four_ru' };

/** My usual rules; the classic ones where I have named none. */
export function usualRules(): Rules {
  const told = mine.who?.preferences.usual as Partial<Rules> | undefined;
  return told && typeof told.preset === 'string'
    ? { preset: told.preset, changes: told.changes ?? {} }
    : CLASSIC;
}

/** Keeps rules as my usual ones; false where the reader would rather not have a name. Throws `Refusal`. */
export async function keepUsual({ preset, changes }: Rules): Promise<boolean> {
  const me = await ensureMe();
  if (!me) return false;
  await changeMe({ preferences: { ...me.preferences, usual: { preset, changes } } });
  return true;
}

/** Whether two sets of rules are told the same way. */
export function same(one: Rules, two: Rules): boolean {
  const told = ({ preset, changes }: Rules) =>
    JSON.stringify([preset, Object.entries(changes).sort(([a], [b]) => a.localeCompare(b))]);
  return told(one) === told(two);
}
