/** Getting a seat: at once against bots, or with whoever else looks for the same game. */
import { post, Refusal } from '../api/http';
import type { Api } from '../api/types';
import { ensureMe } from '../me/me.svelte';
import { router } from '../router.svelte';
import { CLASSIC, type Rules, usualRules } from '../rules/usual';
import { sitDown } from '../table/sitting';

/** Opens a table with two bots and sits down there; false where the reader would rather not have a name. */
export async function playNow(bot: string): Promise<boolean> {
  if (!(await ensureMe())) return false;
  const usual = usualRules();
  let page: Api<'TablePage'>;
  try {
    page = await openAlone(usual, bot);
  } catch (error) {
    // Rules for two or for four cannot be played by three.
    if (!(error instanceof Refusal) || !/^(conflict|agreement|preset)_/.test(error.code)) throw error;
    page = await openAlone(CLASSIC, bot);
  }
  await takeSeat(page.table.id, 0);
  return true;
}

function openAlone(rules: Rules, bot: string): Promise<Api<'TablePage'>> {
  const seats = [{ kind: 'open' }, { kind: 'bot', bot }, { kind: 'bot', bot }];
  return post('/api/tables', { terms: { rules, seats, public: false, spectators: false } });
}

/** Looks for a table of this kind, or opens one; sits down and goes there. */
export async function playSoon(wish: Omit<Api<'Wish'>, 'sit'>): Promise<boolean> {
  if (!(await ensureMe())) return false;
  const found = await post<Api<'Found'>>('/api/lobby/quick', { ...wish, sit: false });
  await takeSeat(found.table, found.seat);
  return true;
}

async function takeSeat(table: string, seat: number): Promise<void> {
  await sitDown(table, seat);
  await router.go(`/t/${table}`);
}
