/** Points as they are written on paper. */

/** A total: with the sign of minus, not a hyphen. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A change of a total: always with its sign. */
export function change(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
