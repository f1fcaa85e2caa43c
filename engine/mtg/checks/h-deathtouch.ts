import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType } from "./frame/snapshot";

/**
 * A creature with toughness above 0 is destroyed if a source with deathtouch has dealt damage to it since the last
 * check (704.5h).
 */
export const deathtouchCheck: RuleCheck = {
  id: "704.5h",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5h" },
  also: [],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ object, seen }) => seen.toughness > 0 && object.deathtouched)
      .map(({ object }) => createGraveyardFinding(object, "destroy", rule)),
};
