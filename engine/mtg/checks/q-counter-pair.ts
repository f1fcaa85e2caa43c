import type { RuleCheck } from "./frame/check-row";
import { foundOf } from "./frame/found";
import { countersOn } from "./frame/look";

const PAIR = ["+1/+1", "-1/-1"] as const;

/** Counters of +1/+1 and -1/-1 on one permanent: as many of each are removed as there are of the fewer (704.5q). */
export const counterPair: RuleCheck = {
  id: "704.5q",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5q" },
  also: [],
  find: ({ permanents }, rule) =>
    permanents.flatMap(({ object }) => {
      const count = Math.min(...PAIR.map((counter) => countersOn(object, counter)));
      if (count <= 0) return [];
      return foundOf(
        object,
        rule,
        ...PAIR.map((counter) => ({ type: "countersRemoved", rule, instance: object.id, counter, count }) as const),
      );
    }),
};
