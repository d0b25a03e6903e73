/** What happened in a frame, in sentences. */

import { nameOf, tell } from '../table/telling';
import { t } from '../texts/index.svelte';
import { happenings, type Replay, viewAt } from './frames';

/** The sentences of a frame, each a paragraph. */
export function tale(replay: Replay, at: number): string[] {
  const frame = replay.frames[at];
  if (!frame) return [];
  const before = viewAt(replay, Math.max(0, at - 1));
  return happenings(frame).flatMap((each) => {
    if (each.kind === 'cut_made' && each.lifted !== null)
      return [t('replay-cut', { name: nameOf(before, each.seat), count: each.lifted })];
    if (each.kind === 'settled') {
      const line = replay.sheet.lines[replay.deal ?? 0];
      return line ? [t('replay-settled', { contract: line.contract })] : [];
    }
    return tell(before, each);
  });
}
