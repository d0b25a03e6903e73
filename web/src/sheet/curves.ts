/** Where the curves of the totals run: pure numbers, drawn by `Curves.svelte`. */
import type { Api } from '../api/types';

/** The totals of every seat, deal by deal, from the start. */
export function totalsBySeat(sheet: Api<'SheetTold'>): number[][] {
  const finished = sheet.lines.filter((line) => line.finished);
  return sheet.players.map((_, seat) => [
    sheet.start[seat]?.total ?? 0,
    ...finished.map((line) => line.cells[seat]?.total ?? 0),
  ]);
}

/** Round numbers between which all totals lie, a few of them. */
export function ticksFor(totals: readonly number[], most = 6): number[] {
  const low = Math.min(0, ...totals);
  const high = Math.max(0, ...totals, low + 1);
  const step = niceStep((high - low) / (most - 1));
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, place) => first + place * step);
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const found = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10;
  return found * power;
}

/** Places for the labels at the ends: as near to where they belong as they can be without touching. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) found[index] = Math.max(found[index] ?? 0, (found[above] ?? 0) + gap);
  }
  const overhang = order.length > 0 ? (found[order[order.length - 1] ?? 0] ?? 0) - Math.max(...places) : 0;
  return found.map((each) => each - overhang / 2);
}
