import { canBeAttached } from "../rules/attachment";
import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { isOfSubtype } from "./frame/snapshot";

const isAura = isOfSubtype("Aura");

/**
 * An Aura that is unattached, or attached to an object or player that it can't enchant, goes to its owner's graveyard
 * (704.5m, T.11.5.d).
 */
export const auraCheck: RuleCheck = {
  id: "704.5m",
  rule: { "6e": "mtg-6e:T.11.5.d", "8e": "mtg-6e:T.11.5.d", mod: "mtg-cr:704.5m" },
  also: [
    "mtg-6e:K.12.4",
    "mtg-6e:K.12.5",
    "mtg-6e:K.12.r6",
    "mtg-6e:K.12.r7",
    "mtg-6e:A.24.3",
    "mtg-6e:G.30.r2",
    "mtg-6e:K.5.r8",
  ],
  concerns: isAura,
  find: ({ game, permanents }, rule) =>
    permanents
      .filter(isAura)
      .filter(({ object }) => object.attachedTo === null || !canBeAttached(game, object, object.attachedTo))
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
