/** Where a replay comes from: a link, one of my own games, or a record that somebody has given. */
import { get, post } from '../api/http';
import { language, t } from '../texts/index.svelte';
import type { Replay } from './frames';
import type { Load } from './player.svelte';

export interface Source {
  /** The address of the game at the service; empty for a record from elsewhere. */
  path: string;
  share: string | null;
  /** Where this game is checked; null where it has to be given as a file. */
  verify: string | null;
  load: Load;
  /** The record as text. */
  record: () => Promise<string>;
}

export function sharedGame(share: string): Source {
  return atService(
    `/api/games/shared/${encodeURIComponent(share)}`,
    share,
    `/verify?share=${encodeURIComponent(share)}`,
  );
}

export function ownGame(game: string): Source {
  return atService(
    `/api/games/${encodeURIComponent(game)}`,
    null,
    `/verify?game=${encodeURIComponent(game)}`,
  );
}

function atService(path: string, share: string | null, verify: string): Source {
  return {
    path,
    share,
    verify,
    load: remembered(async (query) => get<Replay>(`${path}/replay?${query}`)),
    record: async () => JSON.stringify(await get<unknown>(`${path}/record`), null, 1),
  };
}

/** A record as it was given. */
export function fileSource(text: string): Source {
  return {
    path: '',
    share: null,
    verify: null,
    load: remembered(async (query) => post<Replay>(`/api/replays?${query}`, parsed(text))),
    record: () => Promise.resolve(text),
  };
}

/** Throws the sentence that says what is wrong. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw t('replay-no-record');
  }
}

/** Deals that were laid out once are laid out at once. */
function remembered(ask: (query: string) => Promise<Replay>): Load {
  const found = new Map<string, Promise<Replay>>();
  return (deal, eyes) => {
    const query = `deal=${deal}${eyes === null ? '' : `&eyes=${eyes}`}`;
    const key = `${language()} ${query}`;
    const known = found.get(key);
    if (known) return known;
    const asked = ask(query);
    found.set(key, asked);
    asked.catch(() => found.delete(key));
    return asked;
  };
}
