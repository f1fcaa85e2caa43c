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

/**
 * Returns the number of letters to insert, delete or replace. If the only difference is two swapped neighboring
 * letters, returns 1. Returns `most + 1` if the number exceeds `most`.
 */
export function countTypos(one: string, other: string, most: number): number {
  const first = [...one].findIndex((letter, at) => letter !== other[at]);
  const isSwap =
    one.length === other.length &&
    first >= 0 &&
    one[first] === other[first + 1] &&
    one[first + 1] === other[first] &&
    one.slice(first + 2) === other.slice(first + 2);
  return isSwap ? 1 : computeEditDistance(one, other, most);
}
