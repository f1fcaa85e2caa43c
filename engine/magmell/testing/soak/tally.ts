import { formatCounts, type GameTally, summarizeTally as summaryOf } from "../../../kernel/testing/tally";

export { addToTally, createTally } from "../../../kernel/testing/tally";

/** Returns the summary lines of a tally. Verbs are counted apart, because no log tells of them. */
export const summarizeTally = (
  tally: GameTally,
  verbs: ReadonlyMap<string, number>,
  unusedVerbs: readonly string[],
  seconds: number,
): readonly string[] => [
  ...summaryOf(tally, seconds),
  `Verbs: ${formatCounts(verbs)}`,
  ...(unusedVerbs.length === 0 ? [] : [`Verbs that never came up: ${unusedVerbs.join(", ")}`]),
];
