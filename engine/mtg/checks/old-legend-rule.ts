import { isLegend } from "../rules/continuous/type-changes";
import { createGraveyardFinding } from "./frame/findings";
import { groupLegendsByName } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

/** Permanents of a group that must go: all but the one that was there before every other, if there is such a one. */
function newcomers(group: readonly PermanentSnapshot[]): readonly PermanentSnapshot[] {
  const first = Math.min(...group.map(({ object }) => object.arrived));
  const oldest = group.filter(({ object }) => object.arrived === first);
  return oldest.length === 1 ? group.filter((permanent) => permanent !== oldest[0]) : group;
}

/**
 * Legends of one name, whoever controls them: the newer ones go to their owners' graveyards, and all of those that came
 * together (K.17.2).
 */
export const oldLegendRuleCheck: RuleCheck = {
  id: "K.17.2",
  rule: { "6e": "mtg-6e:T.11.5.e", "8e": "mtg-6e:T.11.5.e", mod: null },
  also: ["mtg-6e:K.17.2", "mtg-6e:K.17.1", "mtg-6e:K.17.r1", "mtg-6e:K.17.r6", "mtg-6e:K.17.r7", "mtg-6e:K.17.r9"],
  find: (look, rule) =>
    groupLegendsByName(look, ({ seen }) => isLegend(seen))
      .flatMap(newcomers)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
