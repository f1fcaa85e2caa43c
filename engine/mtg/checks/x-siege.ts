import type { RuleCheck } from "./frame/check-row";
import { ofType } from "./frame/look";
import { foundProtector, possibleProtectors } from "./frame/protectors";

/** A Siege that its own controller protects gets an opponent as its protector, whom that player names (704.5x). */
export const siege: RuleCheck = {
  id: "704.5x",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5x" },
  also: [],
  find: (look, rule) =>
    ofType(look, "battle")
      .filter(({ object, seen }) => seen.subtypes.includes("Siege") && object.protector === seen.controller)
      .map((battle) => foundProtector(battle, possibleProtectors(battle), rule)),
};
