import { createFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters } from "./frame/snapshot";

const PAIR = ["+1/+1", "-1/-1"] as const;

/** Removes pairs of +1/+1 and -1/-1 counters from a permanent, until only one kind is left (704.5q). */
export const counterPairCheck: RuleCheck = {
  id: "704.5q",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5q" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    permanents.flatMap(({ object }) => {
      const count = Math.min(...PAIR.map((counter) => countCounters(object, counter)));
      if (count <= 0) return [];
      return createFinding(
        object,
        rule,
        ...PAIR.map((counter) => ({ type: "countersRemoved", rule, instance: object.id, counter, count }) as const),
      );
    }),
};
