import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters, filterByType, hasPendingAbility, isOfType } from "./frame/snapshot";

/**
 * A battle without defense counters goes to its owner's graveyard. It stays while a triggered ability of it has not
 * left the stack (704.5v).
 */
export const battleDefenseCheck: RuleCheck = {
  id: "704.5v",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5v" },
  also: [],
  concerns: isOfType("battle"),
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter(({ object }) => countCounters(object, "defense") <= 0)
      .filter(({ object }) => !hasPendingAbility(look.game.state, object.id, ["triggered", "chapter"]))
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
