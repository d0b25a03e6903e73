/** Which address shows which screen. */
import type { Screen } from './router.svelte';

const screen = (
  name: string,
  load: Screen['load'],
  texts: Screen['texts'],
  more: Partial<Screen> = {},
): Screen => ({ name, title: `title-${name}`, load, texts, ...more });

const load = (module: Promise<unknown>) => module as ReturnType<Screen['load']>;

export const ROUTES: Record<string, Screen> = {
  '/': screen('lobby', () => load(import('./screens/Lobby/Lobby.svelte')), ['lobby']),
  '/new': screen('new', () => load(import('./screens/New/New.svelte')), ['new']),
  '/t/:id': screen('table', () => load(import('./screens/Table/Table.svelte')), ['table'], { full: true }),
  '/g/:share': screen('game', () => load(import('./screens/Game/Game.svelte')), ['game']),
  '/replay': screen('replay', () => load(import('./screens/Replay/Replay.svelte')), ['replay']),
  '/sheet': screen('sheet', () => load(import('./screens/Sheet/Sheet.svelte')), ['sheet']),
  '/rules': screen('rules', () => load(import('./screens/Rules/Rules.svelte')), ['rules']),
  '/me': screen('me', () => load(import('./screens/Me/Me.svelte')), ['me']),
  '/p/:id': screen('profile', () => load(import('./screens/Profile/Profile.svelte')), ['profile']),
  '/top': screen('top', () => load(import('./screens/Top/Top.svelte')), ['top']),
  '/verify': screen('verify', () => load(import('./screens/Verify/Verify.svelte')), ['verify']),
  '/words': screen('words', () => load(import('./screens/Words/Words.svelte')), ['words']),
  '/about': screen('about', () => load(import('./screens/About/About.svelte')), ['about']),
};
