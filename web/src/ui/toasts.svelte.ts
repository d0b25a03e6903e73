/** Short messages that pass by, and the one polite live region that speaks to who listens. */

export interface Toast {
  id: number;
  kind: 'told' | 'wrong';
  text: string;
  /** Where it leads, and what that is called. */
  way?: Way;
}
export interface Way {
  words: string;
  path: string;
}

const LASTS = 6000;
/** One that asks for an answer. */
const WAITS = 20_000;
const MOST = 3;
let next = 1;

class Voice {
  toasts = $state<Toast[]>([]);
  /** What the live region says; every sentence is a node of its own, so that none is swallowed. */
  said = $state<{ id: number; text: string }[]>([]);
}
export const voice = new Voice();

/** Shows a message for a few seconds; `wrong` ones are spoken at once. */
export function toast(text: string, kind: Toast['kind'] = 'told', way?: Way): void {
  if (voice.toasts.some((each) => each.text === text)) return;
  const id = next++;
  voice.toasts = [...voice.toasts.slice(1 - MOST), { id, kind, text, ...(way && { way }) }];
  setTimeout(() => dismiss(id), way ? WAITS : LASTS);
}

/** Takes a message away. */
export function dismiss(id: number): void {
  voice.toasts = voice.toasts.filter((each) => each.id !== id);
}

/** Speaks a sentence through the polite live region. */
export function say(text: string): void {
  if (!text) return;
  voice.said = [...voice.said.slice(-7), { id: next++, text }];
}
