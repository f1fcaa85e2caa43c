import { createFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters } from "./frame/snapshot";

/** A permanent with more counters of a kind than its limit loses the excess counters (704.5r). */
export const counterCapCheck: RuleCheck = {
  id: "704.5r",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5r" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    permanents.flatMap(({ object, card: { counterCap: cap } }) => {
      if (cap === undefined) return [];
      const count = countCounters(object, cap.counter) - cap.most;
      if (count <= 0) return [];
      return createFinding(object, rule, {
        type: "countersRemoved",
        rule,
        instance: object.id,
        counter: cap.counter,
        count,
      });
    }),
};
