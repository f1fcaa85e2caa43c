/**
 * Returns the Levenshtein distance: the number of code units to insert, delete or replace. Stops early and returns `most + 1`
 * once the distance must exceed `most`.
 */
export function computeEditDistance(one: string, other: string, most: number = Number.POSITIVE_INFINITY): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const cost = Math.min(replaced, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      now.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? 0;
}
