import { createFinding, createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters, filterByType, hasPendingAbility, isOfSubtype } from "./frame/snapshot";

const PAIR = ["+1/+1", "-1/-1"] as const;

/** Removes pairs of +1/+1 and -1/-1 counters from a permanent, until only one kind is left (704.5q). */
export const counterPairCheck: RuleCheck = {
  id: "704.5q",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5q" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    permanents.flatMap(({ object }) => {
      const count = Math.min(...PAIR.map((counter) => countCounters(object, counter)));
      if (count <= 0) return [];
      return createFinding(
        object,
        rule,
        ...PAIR.map((counter) => ({ type: "countersRemoved", rule, instance: object.id, counter, count }) as const),
      );
    }),
};

/** A permanent with more counters of a kind than its limit loses the excess counters (704.5r). */
export const counterCapCheck: RuleCheck = {
  id: "704.5r",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5r" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    permanents.flatMap(({ object, card: { counterCap: cap } }) => {
      if (cap === undefined) return [];
      const count = countCounters(object, cap.counter) - cap.most;
      if (count <= 0) return [];
      return createFinding(object, rule, {
        type: "countersRemoved",
        rule,
        instance: object.id,
        counter: cap.counter,
        count,
      });
    }),
};

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

/** A planeswalker without loyalty goes to its owner's graveyard (704.5i). */
export const zeroLoyaltyCheck: RuleCheck = {
  id: "704.5i",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5i" },
  also: ["mtg-flow:3.4"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "planeswalker")
      .filter(({ object }) => countCounters(object, "loyalty") <= 0)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};
