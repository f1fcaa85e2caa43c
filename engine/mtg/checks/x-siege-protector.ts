import { createProtectorFinding, getPossibleProtectors } from "./frame/protectors";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType } from "./frame/snapshot";

/** If a Siege's protector is its controller, that player chooses an opponent as the new protector (704.5x). */
export const siegeProtectorCheck: RuleCheck = {
  id: "704.5x",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5x" },
  also: [],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter(({ object, seen }) => seen.subtypes.includes("Siege") && object.protector === seen.controller)
      .map((battle) => createProtectorFinding(battle, getPossibleProtectors(battle), rule)),
};
