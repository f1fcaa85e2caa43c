import { listed, summary as summaryOf, type Tally } from "../../../kernel/testing/tally";

export { newTally, note } from "../../../kernel/testing/tally";

/** Returns summary lines of a tally. Verbs are counted apart, because no log tells of them. */
export const summary = (
  tally: Tally,
  verbs: ReadonlyMap<string, number>,
  unusedVerbs: readonly string[],
  seconds: number,
): readonly string[] => [
  ...summaryOf(tally, seconds),
  `Verbs: ${listed(verbs)}`,
  ...(unusedVerbs.length === 0 ? [] : [`Verbs that never came up: ${unusedVerbs.join(", ")}`]),
];
