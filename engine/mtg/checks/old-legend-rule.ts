import { isLegend } from "../rules/continuous/type-changes";
import { createGraveyardFinding } from "./frame/findings";
import { groupLegendsByName } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

/** Permanents of a group that leave: all but the single oldest one; all if the oldest arrived together. */
function newcomers(group: readonly PermanentSnapshot[]): readonly PermanentSnapshot[] {
  const first = Math.min(...group.map(({ object }) => object.arrived));
  const oldest = group.filter(({ object }) => object.arrived === first);
  return oldest.length === 1 ? group.filter((permanent) => permanent !== oldest[0]) : group;
}

/**
 * Of several legends with one name under any controllers, all except the oldest go to their owners' graveyards. If
 * several are equally old, all of them go (K.17.2).
 */
export const oldLegendRuleCheck: RuleCheck = {
  id: "K.17.2",
  rule: { "6e": "mtg-6e:T.11.5.e", "8e": "mtg-6e:T.11.5.e", mod: null },
  also: ["mtg-6e:K.17.2", "mtg-6e:K.17.1", "mtg-6e:K.17.r1", "mtg-6e:K.17.r6", "mtg-6e:K.17.r7", "mtg-6e:K.17.r9"],
  readsBoardOnly: true,
  find: (look, rule) =>
    groupLegendsByName(look, ({ seen }) => isLegend(seen))
      .flatMap(newcomers)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
