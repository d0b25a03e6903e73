/** A deal from its seed: the pack, the cuts, what is looked at below it, the cards of the talon, the hands. */
import { active, type DealingRules } from './rules';
import { CARDS, Stream } from './shuffle';

export interface Dealt {
  /** The cards of every seat, of nobody who sits out; sorted from the lowest to the highest. */
  hands: string[][];
  talons: string[][];
  /** Seat and number of cards of the cuts that count. */
  cuts: [number, number][];
}

const PACK = CARDS.length;
const MOST_LIFTED = PACK - 1;

/** Cards from the lowest to the highest. */
export const inOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((one, two) => CARDS.indexOf(one) - CARDS.indexOf(two));

/**
 * Deals. `gathered` is the pack that lay on the table where none is shuffled; `cuts` are those that players made, null
 * where the program was to choose. Null where the cuts do not go with the rules.
 */
export async function dealt(
  rules: DealingRules,
  dealer: number,
  seed: Uint8Array,
  gathered: readonly string[] | null,
  cuts: readonly (number | null)[],
): Promise<Dealt | null> {
  const stream = new Stream(seed);
  const pack = rules.shuffle === 'collect_and_cut' && gathered ? [...gathered] : await stream.pack();
  const ritual = await cutPack(rules, dealer, pack, stream, cuts);
  return ritual && { ...layOut(rules, dealer, ritual.pack, await slots(rules, stream)), cuts: ritual.cuts };
}

interface Ritual {
  pack: string[];
  cuts: [number, number][];
}

async function cutPack(
  rules: DealingRules,
  dealer: number,
  pack: string[],
  stream: Stream,
  told: readonly (number | null)[],
): Promise<Ritual | null> {
  const { players } = rules;
  const neighbour = (dealer + (rules.cut === 'left' ? 1 : -1) + players) % players;
  let cuts: [number, number][] = [];
  let cutter: number | null = rules.cut === 'off' ? null : neighbour;
  let looks = rules.look !== 'off';
  let nines = 0;
  let asked = 0;
  const place = rules.look === 'top' ? 0 : PACK - 1;
  const fining = rules.look !== 'off' && rules.nine !== 'off' && rules.nine !== 'swap';
  let isShuffled = true;
  while (cutter !== null || !isShuffled) {
    if (!isShuffled) {
      pack = await stream.pack();
      isShuffled = true;
      continue;
    }
    const by = cutter as number;
    if (asked === told.length) return null;
    const lifted = told[asked++] ?? 1 + (await stream.below(MOST_LIFTED));
    if (lifted < 1 || lifted > MOST_LIFTED) return null;
    pack = [...pack.slice(lifted), ...pack.slice(0, lifted)];
    cuts = [...cuts, [by, lifted]];
    cutter = null;
    if (!looks) continue;
    const rank = (pack[place] as string)[0];
    if (rules.nine === 'swap') {
      if (rank === '9' || rank === 'J') pack = await swapped(pack, place, stream);
    } else if (rank === '9' && fining) {
      const isThird = nines === 2;
      nines++;
      cutter = isThird ? fourthCutter(rules, dealer, neighbour) : by;
      looks = !isThird;
      isShuffled = rules.nine !== 'reshuffle_fine_cutter';
    } else if (rank === 'J') {
      if (rules.jack === 'into_middle') pack = buried(pack, place);
      else if (rules.jack === 'dealer_cuts') {
        cutter = dealer;
        looks = false;
      } else if (rules.jack === 'reshuffle') {
        cutter = by;
        nines = 0;
        cuts = [];
        isShuffled = false;
      } else if (rules.jack === 'shuffle_unseen') isShuffled = false;
    }
  }
  return { pack, cuts };
}

/** Who cuts after the third nine in a row: the same neighbour, or where the dealer is fined the next player. */
function fourthCutter({ players, nine }: DealingRules, dealer: number, neighbour: number): number {
  if (nine !== 'fine_dealer') return neighbour;
  const following = (neighbour + 1) % players;
  return following === dealer ? (dealer + 1) % players : following;
}

/** A nine or a jack that must not lie there changes places with one of the other sixteen cards. */
async function swapped(pack: readonly string[], place: number, stream: Stream): Promise<string[]> {
  const others = pack.flatMap((card, at) => ('9J'.includes(card.charAt(0)) ? [] : [at]));
  const other = others[await stream.below(others.length)] as number;
  const changed = [...pack];
  changed[place] = pack[other] as string;
  changed[other] = pack[place] as string;
  return changed;
}

/** The card that was looked at goes into the middle: twelve cards above it, eleven below. */
function buried(pack: readonly string[], place: number): string[] {
  const rest = pack.filter((_, at) => at !== place);
  return [...rest.slice(0, PACK / 2), pack[place] as string, ...rest.slice(PACK / 2)];
}

/** Which places of the pack, in the order of dealing, go to the talons. */
async function slots(rules: DealingRules, stream: Stream): Promise<number[]> {
  const players = Math.min(rules.players, 3);
  const many = rules.players !== 2 ? 3 : rules.twoForm === 'two_talons_of_2' ? 4 : 6;
  if (rules.slots === 'rest_of_pack') return Array.from({ length: many }, (_, at) => PACK - many + at);
  if (rules.slots === 'first_three_rounds') {
    const chosen: number[] = [];
    for (let turn = 0; turn < many; turn++)
      chosen.push(turn * (players + 1) + (await stream.below(players + 1)));
    return chosen;
  }
  if (rules.slots === 'not_consecutive') {
    const apart = await choose(stream, 0, PACK - many + 1, many);
    return apart.map((place, gap) => place + gap);
  }
  const barred = { not_first3_last3: 3, not_first_last: 1, between_rounds: players }[rules.slots] ?? 0;
  return choose(stream, barred, PACK - barred, many);
}

async function choose(stream: Stream, from: number, to: number, many: number): Promise<number[]> {
  const left = Array.from({ length: to - from }, (_, at) => from + at);
  const chosen: number[] = [];
  while (chosen.length < many) chosen.push(...left.splice(await stream.below(left.length), 1));
  return chosen.sort((one, two) => one - two);
}

function layOut(
  rules: DealingRules,
  dealer: number,
  pack: readonly string[],
  places: readonly number[],
): Pick<Dealt, 'hands' | 'talons'> {
  const seats = active(rules, dealer);
  const talons = rules.players === 2 ? 2 : 1;
  const laid = places.map((place) => pack[place] as string);
  const rest = pack.filter((_, place) => !places.includes(place));
  const hands = Array.from({ length: rules.players }, (_, seat) => {
    const turn = seats.indexOf(seat);
    return turn < 0 ? [] : inOrder(rest.filter((_, at) => at % seats.length === turn));
  });
  return {
    hands,
    talons: Array.from({ length: talons }, (_, talon) =>
      inOrder(laid.filter((_, at) => at % talons === talon)),
    ),
  };
}
