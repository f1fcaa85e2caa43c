import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters, filterByType } from "./frame/snapshot";

/** A planeswalker without loyalty goes to its owner's graveyard (704.5i). */
export const zeroLoyaltyCheck: RuleCheck = {
  id: "704.5i",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5i" },
  also: ["mtg-flow:3.4"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "planeswalker")
      .filter(({ object }) => countCounters(object, "loyalty") <= 0)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
