import type { SearchHit, SearchResult } from "./types";

/** A stone without text, such as the three basic ones, which can only pay. */
const isPlainStone = ({ card }: SearchHit): boolean => card.kind === "stone" && card.text === "";

/**
 * Moves plain stones to the end of a result and keeps their order, so that the card list opens with other cards. Counts
 * and matches stay the same.
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
