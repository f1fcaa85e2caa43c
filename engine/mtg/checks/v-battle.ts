import type { RuleCheck } from "./frame/check-row";
import { foundLeaving } from "./frame/found";
import { countersOn, hasPending, ofType } from "./frame/look";

/**
 * A battle without defense goes to its owner's graveyard, unless a triggered ability of it has not left the stack
 * (704.5v).
 */
export const battle: RuleCheck = {
  id: "704.5v",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5v" },
  also: [],
  find: (look, rule) =>
    ofType(look, "battle")
      .filter(({ object }) => countersOn(object, "defense") <= 0)
      .filter(({ object }) => !hasPending(look.game.state, object.id, ["triggered", "chapter"]))
      .map(({ object }) => foundLeaving(object, "put", rule)),
};
