import type { RuleCheck } from "./frame/check-row";
import { createGraveyardFinding } from "./frame/found";
import { countCounters, filterByType } from "./frame/look";

/** A planeswalker without loyalty goes to its owner's graveyard (704.5i). */
export const zeroLoyaltyCheck: RuleCheck = {
  id: "704.5i",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5i" },
  also: ["mtg-flow:3.4"],
  find: (look, rule) =>
    filterByType(look, "planeswalker")
      .filter(({ object }) => countCounters(object, "loyalty") <= 0)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
