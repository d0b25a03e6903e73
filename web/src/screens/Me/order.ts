/** The order of one's hand: suits as one likes them, ranks up or down. */
const RANKS = '9JQKTA';

/** Cards such as `QS`, sorted by a row of suits such as `SHCD`. */
export function sorted(cards: readonly string[], suits: string, highFirst: boolean): string[] {
  const rank = (card: string) => RANKS.indexOf(card.charAt(0)) * (highFirst ? -1 : 1);
  return [...cards].sort(
    (one, two) => suits.indexOf(one.charAt(1)) - suits.indexOf(two.charAt(1)) || rank(one) - rank(two),
  );
}

/** The row of suits with the one at this place moved a step. */
export function moved(suits: string, place: number, step: -1 | 1): string {
  const row = [...suits];
  const other = place + step;
  const [one, two] = [row[place], row[other]];
  if (one === undefined || two === undefined) return suits;
  row[place] = two;
  row[other] = one;
  return row.join('');
}
