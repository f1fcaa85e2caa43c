import type { SearchHit, SearchResult } from "./types";

/** A stone that only pays: one without a text, such as the three that the rules name. */
const isPlainStone = ({ card }: SearchHit): boolean => card.kind === "stone" && card.text === "";

/**
 * Returns a result with its plain stones behind everything else, in the order in which they were: whoever opens the catalogue
 * meets cards that do something. Counts and matches stay as they are.
 */
export function movePlainStonesLast(result: SearchResult): SearchResult {
  let ordered: readonly SearchHit[] | null = null;
  return {
    ...result,
    hits: (from = 0, count = Number.POSITIVE_INFINITY) => {
      if (ordered === null) {
        const all = result.hits();
        ordered = [...all.filter((hit) => !isPlainStone(hit)), ...all.filter(isPlainStone)];
      }
      return ordered.slice(from, from + count);
    },
  };
}
