import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType } from "./frame/snapshot";

/**
 * A creature whose toughness is 0 or less goes to its owner's graveyard (704.5f, T.11.5.b). It is not destroyed, so nothing
 * regenerates it (G.29.6).
 */
export const zeroToughnessCheck: RuleCheck = {
  id: "704.5f",
  rule: { "6e": "mtg-6e:T.11.5.b", "8e": "mtg-6e:T.11.5.b", mod: "mtg-cr:704.5f" },
  also: ["mtg-6e:K.10.6", "mtg-6e:G.29.6"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ seen }) => seen.toughness <= 0)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
