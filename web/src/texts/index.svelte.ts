/**
 * Everything that is said, from the same Fluent catalogues as the rest of the program.
 *
 * `t('id', { args })` is reactive: a template that calls it is drawn anew when the language changes. Catalogues come in
 * sets, one a screen; a screen names the sets it needs in the list of routes and finds them loaded.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

/** Which files a set has; a set is loaded as a whole. */
export const SETS = {
  shell: ['web'],
  cards: ['actions'],
  events: ['events', 'actions', 'reasons'],
  glossary: ['glossary'],
  presets: ['presets'],
  agreements: ['agreements', 'presets'],
  score: ['sheet', 'web-score'],
  lobby: ['web-lobby', 'web-play', 'presets'],
  new: ['web-new', 'web-play', 'web-rules', 'presets'],
  table: ['web-table', 'web-play', 'events', 'actions', 'spoken', 'sheet', 'presets'],
  game: ['web-replay', 'web-table', 'web-play', 'events', 'actions', 'spoken'],
  replay: ['web-replay', 'web-table', 'web-play', 'events', 'actions', 'spoken'],
  sheet: ['web-sheet', 'sheet', 'actions', 'presets'],
  rules: ['web-rules', 'web-play', 'presets'],
  me: ['web-me', 'web-play', 'presets'],
  profile: ['web-profile', 'web-play'],
  top: ['web-top', 'web-play'],
  verify: ['web-verify'],
  words: ['web-words'],
  about: ['web-about'],
  errors: ['errors'],
} as const;
export type TextSet = keyof typeof SETS;

const files = import.meta.glob<string>(
  '../../../src/tysyacha/texts/*/{web,web-*,actions,spoken,agreements,errors,events,glossary,presets,reasons,score,sheet,talk}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

class Spoken {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
}
const spoken = new Spoken();
const wanted = new Set<string>();

/** The language of the page. */
export function language(): Language {
  return spoken.language;
}

/** Loads a set of catalogues in the present language; what is there already costs nothing. */
export async function loadTexts(...sets: TextSet[]): Promise<void> {
  const names = sets.flatMap((set) => [...SETS[set]]).filter((name) => !wanted.has(name));
  if (names.length === 0) return;
  const bundle = spoken.bundle;
  await fill(bundle, spoken.language, names);
  for (const name of names) wanted.add(name);
  if (spoken.bundle !== bundle) await fill(spoken.bundle, spoken.language, names);
}

/** Switches the language without a reload; everything that was loaded is loaded again in the other one. */
export async function speak(to: Language): Promise<void> {
  const bundle = new FluentBundle(to, { useIsolating: false });
  await fill(bundle, to, [...wanted]);
  spoken.bundle = bundle;
  spoken.language = to;
  if (typeof document !== 'undefined') document.documentElement.lang = to;
}

async function fill(bundle: FluentBundle, to: Language, names: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    names.map((name) => files[`../../../src/tysyacha/texts/${to}/${name}.ftl`]?.() ?? Promise.resolve('')),
  );
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Whether there is such a message (`id` or `id.attribute`). */
export function has(id: string): boolean {
  const [name = id, attribute] = id.split('.');
  const message = spoken.bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/** The message, or its attribute after a dot; an unknown one is its own id, which is seen and mended. */
export function t(id: string, args: Args = {}): string {
  const bundle = spoken.bundle;
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) return id;
  return bundle.formatPattern(pattern, asSpoken(args), []);
}

/** Numbers are written without separators, as in the rest of the program. */
function asSpoken(args: Args): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    told[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return told;
}
