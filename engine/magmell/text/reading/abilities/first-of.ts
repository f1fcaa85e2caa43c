import { UnresolvedWord } from "../discourse/discourse";

/** The first of some readings that works out; one whose words point to nothing does not. */
export function firstOf<Item, Value>(items: readonly Item[], read: (item: Item) => Value | null): Value | null {
  for (const item of items) {
    try {
      const value = read(item);
      if (value !== null) return value;
    } catch (problem) {
      if (!(problem instanceof UnresolvedWord)) throw problem;
    }
  }
  return null;
}
