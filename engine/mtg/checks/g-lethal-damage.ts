import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType } from "./frame/snapshot";

/** A creature with damage of at least its toughness, which is above 0, is destroyed (704.5g, T.11.5.c). */
export const lethalDamageCheck: RuleCheck = {
  id: "704.5g",
  rule: { "6e": "mtg-6e:T.11.5.c", "8e": "mtg-6e:T.11.5.c", mod: "mtg-cr:704.5g" },
  also: ["mtg-6e:K.10.4", "mtg-6e:G.29.1"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ object, seen }) => seen.toughness > 0 && object.damage >= seen.toughness)
      .map(({ object }) => createGraveyardFinding(object, "destroy", rule)),
};
