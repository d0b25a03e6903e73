/** What a list of tables makes of them; everything it needs stands in the table as the service tells it. */
import type { Api } from '../api/types';

export type Listed = Api<'ListedTable'>;

export interface Filters {
  /** 0 for any number. */
  players: number;
  /** Empty for any rules. */
  preset: string;
  rated: 'any' | 'rated' | 'friendly';
  clock: 'any' | 'with' | 'without';
  stage: 'gathering' | 'running' | 'all';
}

export const ANY: Filters = { players: 0, preset: '', rated: 'any', clock: 'any', stage: 'gathering' };

/** Whether a table is among those that are looked for. */
export function fits(table: Listed, filters: Filters): boolean {
  return (
    (!filters.players || table.players === filters.players) &&
    (!filters.preset || table.preset === filters.preset) &&
    (filters.rated === 'any' || table.rated === (filters.rated === 'rated')) &&
    (filters.clock === 'any' || (table.clock != null) === (filters.clock === 'with')) &&
    (filters.stage === 'all' || (table.stage === 'gathering') === (filters.stage === 'gathering'))
  );
}

/** The same question for the service, as the query of an address. */
export function queryOf(filters: Filters): string {
  const query = new URLSearchParams({ stage: filters.stage });
  if (filters.players) query.set('players', String(filters.players));
  if (filters.preset) query.set('preset', filters.preset);
  if (filters.rated !== 'any') query.set('rated', String(filters.rated === 'rated'));
  if (filters.clock !== 'any') query.set('clock', String(filters.clock === 'with'));
  return query.toString();
}

/** How many seats are free for whoever comes. */
export function freeSeats(table: Listed): number {
  if (table.stage !== 'gathering') return 0;
  return table.seats.filter((name, seat) => name === null && table.kinds[seat] === 'open').length;
}

/** Those to sit down at first, then those to look on at; among each the newest first. */
export function inOrder(tables: readonly Listed[]): Listed[] {
  return [...tables].sort(
    (one, two) =>
      Number(freeSeats(two) > 0) - Number(freeSeats(one) > 0) ||
      freeSeats(one) - freeSeats(two) ||
      two.created - one.created,
  );
}

/** The tables with one of them new or changed. */
export function withTable(tables: readonly Listed[], changed: Listed): Listed[] {
  const rest = tables.filter((each) => each.id !== changed.id);
  return [changed, ...rest];
}
