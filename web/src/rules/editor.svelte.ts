/**
 * The agreements of a table while somebody thinks about them. What may be agreed on, what goes together and what it
 * says in words, the service tells; here is only what was chosen.
 */
import { get, post } from '../api/http';
import type { Api } from '../api/types';
import { t } from '../texts/index.svelte';
import { PRESET_FOR, type Rules } from './usual';

export type Parameter = Api<'ParameterTold'>;
export type Preset = Api<'PresetTold'>;
export type Checked = Api<'RulesChecked'>;
export type Problem = Api<'Problem'>;
export type Value = Checked['values'][string];

export class Editor {
  preset = $state('classic_ru');
  players = $state(3);
  changes = $state.raw<Record<string, unknown>>({});
  parameters = $state.raw<Parameter[]>([]);
  groups = $state.raw<Api<'GroupTold'>[]>([]);
  presets = $state.raw<Preset[]>([]);
  checked = $state.raw<Checked | null>(null);
  /** The last change that was refused, by the agreement it was meant for. */
  refused = $state.raw<{ id: string; problem: Problem } | null>(null);
  /** A change that the service has not answered yet. */
  pending = $state.raw<{ id: string; value: Value } | null>(null);
  trouble = $state<unknown>(null);
  /** What was given up for another preset, to be brought back by a tap. */
  before = $state.raw<Rules | null>(null);

  #onchange: (rules: Rules, players: number) => void;
  #last: Promise<void> = Promise.resolve();

  constructor(rules: Rules, players: number, onchange: (rules: Rules, players: number) => void) {
    this.preset = rules.preset;
    this.changes = rules.changes;
    this.players = players;
    this.#onchange = onchange;
  }

  get rules(): Rules {
    return { preset: this.preset, changes: this.changes };
  }

  /** Asks for everything in the language of the page. */
  async load(): Promise<void> {
    try {
      const [presets, told] = await Promise.all([
        get<Preset[]>('/api/rules/presets'),
        get<Api<'Parameters'>>('/api/rules/parameters'),
      ]);
      this.presets = presets;
      this.parameters = told.parameters;
      this.groups = told.groups;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
    await this.#turn(() => this.#take(this.preset, this.changes, this.players));
  }

  /** Another set of agreements; what was changed of the old one is forgotten. */
  choose(preset: string): Promise<void> {
    return this.#turn(async () => {
      const before = Object.keys(this.changes).length > 0 ? this.rules : null;
      await this.#take(preset, {}, this.players);
      this.before = before;
    });
  }

  replace(rules: Rules, players = this.players): Promise<void> {
    return this.#turn(() => this.#take(rules.preset, rules.changes, players));
  }

  /** Another number of players; a preset that is not for so many, and of which nothing was changed, gives way. */
  seat(players: number): Promise<void> {
    return this.#turn(() => {
      const known = this.presets.find((each) => each.id === this.preset);
      const fits = !known || known.players.includes(players);
      const touched = Object.keys(this.changes).length > 0;
      const preset = fits || touched ? this.preset : (PRESET_FOR[players] ?? this.preset);
      return this.#take(preset, this.changes, players);
    });
  }

  /** One agreement; where it does not go with the others it stays as it was, and `refused` says why. */
  set(id: string, value: Value): Promise<void> {
    this.pending = { id, value };
    return this.#turn(async () => {
      const changes = { ...this.changes, [id]: value };
      const before = new Set(this.checked?.problems.map(named));
      const told = await this.#ask(this.preset, changes, this.players);
      if (!told) return;
      const problem = told.problems.find((each) => each.ids.includes(id) && !before.has(named(each)));
      if (problem) this.refused = { id, problem };
      else this.#accept(told, changes);
    });
  }

  /** Some agreements as the preset has them. */
  reset(...ids: string[]): Promise<void> {
    return this.#turn(() => {
      const left = Object.entries(this.changes).filter(([id]) => !ids.includes(id));
      return this.#take(this.preset, Object.fromEntries(left), this.players);
    });
  }

  /** What an agreement is just now, or is about to be. */
  value(id: string): Value | undefined {
    return this.pending?.id === id ? this.pending.value : this.checked?.values[id];
  }

  title(id: string): string {
    return this.parameters.find((each) => each.id === id)?.title ?? id;
  }

  /** A sentence about agreements, with their names in place of their ids. */
  say(problem: Problem): string {
    return [...problem.ids]
      .sort((one, two) => two.length - one.length)
      .reduce((text, id) => text.replaceAll(id, t('rules-named', { name: this.title(id) })), problem.message);
  }

  /** Changes are made one after the other, whatever the line makes of them. */
  #turn(doing: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(async () => {
      this.refused = null;
      this.before = null;
      await doing();
      this.pending = null;
    });
    return this.#last;
  }

  async #take(preset: string, changes: Record<string, unknown>, players: number): Promise<void> {
    const told = await this.#ask(preset, changes, players);
    if (told) this.#accept(told, changes);
  }

  async #ask(preset: string, changes: object, players: number): Promise<Checked | null> {
    try {
      const told = await post<Checked>('/api/rules/check', { preset, changes, players });
      this.trouble = null;
      return told;
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }

  #accept(told: Checked, changes: Record<string, unknown>): void {
    this.checked = told;
    this.preset = told.preset;
    this.players = told.players;
    // A change back to what the preset has is none; one that cannot be read is kept for the sentence about it.
    this.changes = told.valid ? told.changes : changes;
    this.#onchange(this.rules, this.players);
  }
}

function named(problem: Problem): string {
  return `${problem.code} ${problem.ids.join(' ')}`;
}
