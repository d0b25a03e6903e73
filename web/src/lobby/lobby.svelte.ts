/** The lobby as it is now: asked once, then kept up to date by its line. */
import { get } from '../api/http';
import type { Api, InvitationTold, PersonTold, SayingTold } from '../api/types';
import { mine } from '../me/me.svelte';
import { t } from '../texts/index.svelte';
import { say, toast } from '../ui/toasts.svelte';
import { LobbyLine, type LobbyMessage } from './live';
import { people } from './people.svelte';
import { ANY, type Filters, fits, type Listed, queryOf, withTable } from './tables';

export type Person = PersonTold;
export type Invitation = InvitationTold;
export type Saying = SayingTold;

const MOST_SAID = 100;
const MOST_SHOWN = 200;

export class Lobby {
  /** Whether the service has told anything yet. */
  loaded = $state(false);
  trouble = $state<unknown>(null);
  mine = $state.raw<Listed[]>([]);
  tables = $state.raw<Listed[]>([]);
  here = $state(0);
  people = $state.raw<Person[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  said = $state.raw<Saying[]>([]);
  filters = $state<Filters>(ANY);

  #line: LobbyLine;
  #asked = 0;

  constructor(filters: Filters) {
    this.filters = filters;
    this.#line = new LobbyLine((message) => this.#hear(message));
  }

  close(): void {
    this.#line.close();
  }

  /** Somebody else now (a name, an account): everything is told anew, on a line of his own. */
  restart(): void {
    this.#line.close();
    this.#line = new LobbyLine((message) => this.#hear(message));
  }

  async load(): Promise<void> {
    const turn = ++this.#asked;
    try {
      const [told, said] = await Promise.all([
        get<Api<'LobbyTold'>>(`/api/lobby?${queryOf(this.filters)}`),
        get<Saying[]>('/api/lobby/talk'),
        people.load(),
      ]);
      if (turn !== this.#asked) return;
      this.mine = told.mine;
      this.tables = told.tables;
      this.invitations = told.invitations;
      this.said = said;
      this.#greet(told);
      this.loaded = true;
      this.trouble = null;
    } catch (error) {
      if (turn === this.#asked) this.trouble = error;
    }
  }

  find(filters: Filters): void {
    this.filters = filters;
    void this.load();
  }

  /** Something was said, by me or by others; nothing is shown twice. */
  add(saying: Saying): void {
    if (this.said.some((each) => each.id === saying.id)) return;
    this.said = [...this.said.slice(1 - MOST_SAID), saying];
  }

  /** What somebody says whom I no longer want to hear goes away at once. */
  unhear(player: string): void {
    this.said = this.said.filter((each) => each.player !== player);
  }

  drop(invitation: string): void {
    this.invitations = this.invitations.filter((each) => each.id !== invitation);
  }

  #greet(told: { here: number; people: Person[] }): void {
    this.here = told.here;
    this.people = told.people;
  }

  #hear(message: LobbyMessage): void {
    switch (message.type) {
      case 'hello':
        this.#greet(message);
        // What has happened until the line stood is asked for.
        void this.load();
        return;
      case 'table':
        this.#changed(message.table);
        return;
      case 'gone':
        this.tables = this.tables.filter((each) => each.id !== message.table);
        this.mine = this.mine.filter((each) => each.id !== message.table);
        this.invitations = this.invitations.filter((each) => each.table !== message.table);
        return;
      case 'here':
        this.#came(message.person);
        return;
      case 'invited':
        this.invitations = [
          message.invitation,
          ...this.invitations.filter((each) => each.id !== message.invitation.id),
        ];
        tell(t('invited', { name: message.invitation.host.name }));
        return;
      case 'friend':
        void people.load();
        tell(
          t(message.state === 'asked' ? 'lobby-friend-asks' : 'lobby-friend-now', {
            name: message.person.name,
          }),
        );
        return;
      case 'talk':
        this.add(message);
        return;
    }
  }

  #changed(table: Listed): void {
    if (this.mine.some((each) => each.id === table.id)) this.mine = withTable(this.mine, table);
    const rest = this.tables.filter((each) => each.id !== table.id);
    this.tables = fits(table, this.filters) ? withTable(rest, table) : rest;
  }

  #came(person: Person): void {
    const rest = this.people.filter((each) => each.id !== person.id);
    const was = rest.length < this.people.length;
    const here = person.here ?? false;
    this.people = here ? [...rest, person].slice(0, MOST_SHOWN) : rest;
    if (was !== here) this.here = Math.max(0, this.here + (here ? 1 : -1));
    people.came(person);
  }

  /** Those who are here besides me, friends first. */
  get others(): Person[] {
    const me = mine.who?.id;
    return this.people
      .filter((each) => each.id !== me && !people.is('blocked', each.id))
      .sort(
        (one, two) =>
          Number(people.is('friends', two.id)) - Number(people.is('friends', one.id)) ||
          one.name.localeCompare(two.name),
      );
  }
}

/** News stand at the top of the lobby; who has gone down the page sees them pass by as well. */
function tell(news: string): void {
  if (window.scrollY > 100) toast(news);
  else say(news);
}
