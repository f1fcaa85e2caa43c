import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters, hasPendingAbility, isOfSubtype } from "./frame/snapshot";

const isSaga = isOfSubtype("Saga");

/**
 * A Saga whose lore counters have reached its last chapter is sacrificed by its controller. It stays while a triggered
 * chapter ability of it has not left the stack (704.5s).
 */
export const sagaCheck: RuleCheck = {
  id: "704.5s",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5s" },
  also: [],
  concerns: isSaga,
  find: ({ game: { state }, permanents }, rule) =>
    permanents
      .filter(isSaga)
      .filter(({ object, card }) => card.lastChapter !== undefined && countCounters(object, "lore") >= card.lastChapter)
      .filter(({ object }) => !hasPendingAbility(state, object.id, ["chapter"]))
      .map(({ object }) => createGraveyardFinding(object, "sacrifice", rule)),
};
