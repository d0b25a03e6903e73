/** Which cards are still to be given or laid aside, and where a picked card goes. */
import type { Spelled, View } from './view';

/** The places that wait for a card: a receiver, or null for a card that is laid aside. */
export function openSlots(view: View): (number | null)[] {
  const legal = view.mine.legal as Spelled[];
  const receivers = new Set(legal.filter((each) => each[0] === 'give').map((each) => Number(each[2])));
  const from = view.seat ?? 0;
  const players = view.board.seats.length;
  const round = (seat: number) => (seat - from + players) % players;
  const gifts = [...receivers].sort((a, b) => round(a) - round(b));
  return legal.some((each) => each[0] === 'discard') ? [...gifts, ...asideSlots(view)] : gifts;
}

/** A hand is brought back to what everybody plays with; what is beyond that and the gifts is laid aside. */
function asideSlots(view: View): null[] {
  const hand = view.mine.hand?.split(' ').length ?? 0;
  const others =
    view.board.deal?.cards_left.filter(
      (_, seat) => seat !== view.seat && view.board.deal?.active.includes(seat),
    ) ?? [];
  return Array.from({ length: Math.max(1, hand - Math.max(0, ...others)) }, () => null);
}

/** Where a picked card goes: the first place that is still free, null where there is none. */
export function slotFor(view: View, plan: readonly { to: number | null }[]): { to: number | null } | null {
  const left = openSlots(view);
  for (const each of plan) left.splice(left.indexOf(each.to), 1);
  return left.length > 0 ? { to: left[0] ?? null } : null;
}
