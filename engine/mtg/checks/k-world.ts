import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";

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
