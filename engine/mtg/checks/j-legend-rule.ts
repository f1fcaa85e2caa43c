import type { StateBasedFinding } from "../model/finding";
import type { MtgRef } from "../model/ref";
import { groupLegendsByName } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

/** The question which of a player's legends of one name stays. */
function question(group: readonly PermanentSnapshot[], rule: MtgRef): readonly StateBasedFinding[] {
  const [first] = group;
  if (first === undefined) return [];
  const about = { instance: first.object.id };
  return [
    {
      rule,
      about,
      then: "keepOne",
      question: {
        ask: "pick",
        rule,
        player: first.seen.controller,
        about: { instance: first.object.id, card: first.object.card },
        purpose: "keep",
        options: group.map(({ object }) => ({ instance: object.id })),
        min: 1,
        max: 1,
        ordered: false,
        picked: [],
      },
    },
  ];
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
