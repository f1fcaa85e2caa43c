import { UnresolvedWordError } from "../discourse/discourse";
import type { ParserInput } from "../parser-input";

/** Steps that one reading of a sentence counts for. */
const READING_STEPS = 30;

/** Returns the first result of `read` that is not null. Items with a word that refers to nothing are skipped. */
export function findFirstReading<Item, Value>(
  input: ParserInput,
  items: readonly Item[],
  read: (item: Item) => Value | null,
): Value | null {
  for (const item of items) {
    if (!input.spend(READING_STEPS)) return null;
    try {
      const value = read(item);
      if (value !== null) return value;
    } catch (problem) {
      if (!(problem instanceof UnresolvedWordError)) throw problem;
    }
  }
  return null;
}
