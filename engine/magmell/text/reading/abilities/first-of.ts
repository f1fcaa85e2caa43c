import { UnresolvedWord } from "../discourse/discourse";
import type { TextInput } from "../text-input";

/** Steps that one reading of a sentence counts for. */
const READING_STEPS = 30;

/** Returns the first of some readings that works out; one whose words point to nothing does not. */
export function firstOf<Item, Value>(
  input: TextInput,
  items: readonly Item[],
  read: (item: Item) => Value | null,
): Value | null {
  for (const item of items) {
    if (!input.spend(READING_STEPS)) return null;
    try {
      const value = read(item);
      if (value !== null) return value;
    } catch (problem) {
      if (!(problem instanceof UnresolvedWord)) throw problem;
    }
  }
  return null;
}
