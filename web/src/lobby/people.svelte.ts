/** How I stand to others: friends, those who ask, those I do not want to hear or to meet. */
import { get, put, remove } from '../api/http';
import type { Api, PersonTold } from '../api/types';
import { mine } from '../me/me.svelte';

type Told = Api<'PeopleTold'>;
const NOBODY: Told = { friends: [], asked: [], asking: [], muted: [], blocked: [] };

class People {
  told = $state.raw<Told>(NOBODY);

  async load(): Promise<void> {
    this.told = mine.who ? await get<Told>('/api/people/mine') : NOBODY;
  }

  is(kind: keyof Told, player: string): boolean {
    return this.told[kind].some((each) => each.id === player);
  }

  /** Somebody came or went: his light changes in every list. */
  came(person: PersonTold): void {
    const lit = (list: Api<'PersonTold'>[]) =>
      list.map((each) => (each.id === person.id ? { ...each, here: person.here ?? false } : each));
    this.told = {
      friends: lit(this.told.friends),
      asked: lit(this.told.asked),
      asking: lit(this.told.asking),
      muted: lit(this.told.muted),
      blocked: lit(this.told.blocked),
    };
  }

  /** Be friends, mute or block, or no longer. Throws `Refusal`. */
  async set(player: string, kind: 'friend' | 'muted' | 'blocked', on: boolean): Promise<void> {
    const path = `/api/people/${player}/${kind}`;
    await (on ? put(path) : remove(path));
    await this.load();
  }
}
export const people = new People();
