import { createPickQuestion, toTargets } from "../../kernel/question";
import type { StateBasedFinding } from "../model/finding";
import type { MtgRef } from "../model/ref";
import { isLegend } from "../rules/continuous/type-changes";
import { createGraveyardFinding } from "./frame/findings";
import { groupLegendsByName } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

/** The question which of a player's legends of one name stays. */
function question(group: readonly PermanentSnapshot[], rule: MtgRef): readonly StateBasedFinding[] {
  const [first] = group;
  if (first === undefined) return [];
  const { id, card } = first.object;
  const asked = { rule, player: first.seen.controller, about: { instance: id, card }, purpose: "keep" } as const;
  const options = toTargets(group.map(({ object }) => object));
  return [{ rule, about: { instance: id }, then: "keepOne", question: createPickQuestion(asked, options) }];
}

/**
 * A player with several legendary permanents of the same name keeps one of them. The others go to their owners'
 * graveyards (704.5j).
 */
export const legendRuleCheck: RuleCheck = {
  id: "704.5j",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5j" },
  also: [],
  readsBoardOnly: true,
  find: (look, rule) =>
    groupLegendsByName(
      look,
      ({ seen }) => seen.supertypes.includes("legendary"),
      ({ seen }) => String(seen.controller),
    ).flatMap((group) => question(group, rule)),
};

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

/**
 * Of several world permanents, all except the newest go to their owners' graveyards. If several are equally new, all of
 * them go (704.5k, T.11.5.h).
 */
export const worldRuleCheck: RuleCheck = {
  id: "704.5k",
  rule: { "6e": "mtg-6e:T.11.5.h", "8e": "mtg-6e:T.11.5.h", mod: "mtg-cr:704.5k" },
  also: ["mtg-6e:K.12.10"],
  readsBoardOnly: true,
  find: ({ permanents }, rule) => {
    const worlds = permanents.filter(({ seen }) => seen.supertypes.includes("world"));
    if (worlds.length < 2) return [];
    const last = Math.max(...worlds.map(({ object }) => object.arrived));
    const newest = worlds.filter(({ object }) => object.arrived === last);
    const stays = newest.length === 1 ? newest[0] : undefined;
    return worlds
      .filter((permanent) => permanent !== stays)
      .map(({ object }) => createGraveyardFinding(object, "put", rule));
  },
};
