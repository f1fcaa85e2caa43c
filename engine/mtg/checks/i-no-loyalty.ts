import type { RuleCheck } from "./frame/check-row";
import { foundLeaving } from "./frame/found";
import { countersOn, ofType } from "./frame/look";

/** A planeswalker without loyalty goes to its owner's graveyard (704.5i). */
export const noLoyalty: RuleCheck = {
  id: "704.5i",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5i" },
  also: ["mtg-flow:3.4"],
  find: (look, rule) =>
    ofType(look, "planeswalker")
      .filter(({ object }) => countersOn(object, "loyalty") <= 0)
      .map(({ object }) => foundLeaving(object, "put", rule)),
};
