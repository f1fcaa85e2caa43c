/** Digits typed on a row, of which a second one within a pause makes a number of two digits. */
export type TypedCount = { readonly row: string; readonly count: number; readonly at: number };

/** Milliseconds within which a second digit belongs to the first. */
const PAUSE = 900;

/**
 * Returns the count after a further digit at a time: behind the one typed before, where the row takes so many, or a new number.
 */
export function appendTypedDigit(
  before: TypedCount | null,
  next: { readonly row: string; readonly digit: number; readonly at: number; readonly most: number | null },
): TypedCount {
  const { row, digit, at, most } = next;
  const goesOn =
    before !== null && before.row === row && before.count > 0 && before.count < 10 && at - before.at <= PAUSE;
  const count = goesOn && most === null ? before.count * 10 + digit : digit;
  return { row, count, at };
}
