/** A path router of our own: every screen is a chunk that is loaded, with its texts, when somebody goes there. */
import type { Component } from 'svelte';
import { loadTexts, type TextSet } from './texts/index.svelte';

export interface Screen {
  name: string;
  /** The message that titles the window. */
  title: string;
  texts: TextSet[];
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  /** Whether the screen fills the window, without the page's navigation. */
  full?: boolean;
}

export interface Found {
  screen: Screen;
  params: Record<string, string>;
}

/** Finds the screen of a path among patterns such as `/t/:id`. */
export function match(path: string, routes: Record<string, Screen>): Found | null {
  const asked = path.replace(/\/+$/, '') || '/';
  for (const [pattern, screen] of Object.entries(routes)) {
    const params = paramsOf(pattern, asked);
    if (params) return { screen, params };
  }
  return null;
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const told = given[place] ?? '';
    if (!part.startsWith(':')) {
      if (part !== told) return null;
    } else if (told) {
      params[part.slice(1)] = decode(told);
    } else return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  /** The address that is shown. */
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  query = $state.raw(new URLSearchParams(typeof location === 'undefined' ? '' : location.search));
  /** The screen that is shown, with its component. */
  shown = $state.raw<(Found & { component: Component<Record<string, string>> }) | null>(null);
  /** Null while all is well; `unknown` for a path without a screen, `unloaded` for a chunk that did not come. */
  trouble = $state<'unknown' | 'unloaded' | null>(null);
  loading = $state(false);
  /** Whether a newer version of the page waits: the next change of screen loads it. */
  outdated = false;

  #routes: Record<string, Screen> = {};
  #asked = 0;

  start(routes: Record<string, Screen>): Promise<void> {
    this.#routes = routes;
    window.addEventListener('popstate', () => void this.open());
    document.addEventListener('click', (event) => this.#follow(event));
    return this.open();
  }

  /** Goes to an address of ours. */
  go(to: string, { replace = false } = {}): Promise<void> {
    if (this.outdated && new URL(to, location.href).pathname !== this.path) {
      location[replace ? 'replace' : 'assign'](to);
      return Promise.resolve();
    }
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    return this.open();
  }

  /** Shows the screen of the present address. */
  async open(): Promise<void> {
    const turn = ++this.#asked;
    const before = this.path;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    const found = match(this.path, this.#routes);
    if (!found) {
      this.trouble = 'unknown';
      return;
    }
    this.loading = true;
    try {
      const [module] = await Promise.all([found.screen.load(), loadTexts(...found.screen.texts)]);
      if (turn !== this.#asked) return;
      this.shown = { ...found, component: module.default };
      this.trouble = null;
      if (before !== this.path) window.scrollTo(0, 0);
    } catch {
      if (turn === this.#asked) this.trouble = 'unloaded';
    } finally {
      if (turn === this.#asked) this.loading = false;
    }
  }

  /** Links inside the page need no load of it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
