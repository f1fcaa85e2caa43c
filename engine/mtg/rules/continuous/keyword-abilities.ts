import type { TriggeredAbility } from "../../model/ability";
import type { Keyword } from "../../model/keyword";
import type { Amount } from "../../model/select";

/**
 * Flanking: a blocker without flanking gets -1/-1 until end of turn. A blocker that dies because of this has still
 * blocked.
 * @rule mtg-6e:A.16.2, mtg-6e:A.16.3, mtg-6e:A.16.r1, mtg-6e:A.16.r2, mtg-6e:A.16.r3, mtg-6e:A.16.r4
 */
const FLANKING: TriggeredAbility = {
  type: "triggered",
  on: { on: "becomesBlocked", what: "self", by: { not: { keyword: "flanking" } } },
  effects: [
    {
      do: "change",
      what: { event: "subject" },
      changes: [
        { add: "power", amount: -1 },
        { add: "toughness", amount: -1 },
      ],
      until: "turn",
    },
  ],
};

/** Creatures that block the one whose ability this is. */
const BLOCKERS: Amount = { count: { all: { blocksThis: true } } };

/**
 * Rampage: the creature gets +N/+N until end of turn for each of its blockers after the first, counted once.
 *
 * @rule mtg-6e:A.25.2, mtg-6e:A.25.3, mtg-6e:A.25.r1, mtg-6e:A.25.r2
 */
function rampage(number: Amount): TriggeredAbility {
  const amount: Amount = { product: [number, { minus: [BLOCKERS, 1] }] };
  return {
    type: "triggered",
    on: { on: "becomesBlocked", what: "self" },
    if: { amount: BLOCKERS, is: ">=", than: 2 },
    effects: [
      {
        do: "change",
        what: "self",
        changes: [
          { add: "power", amount },
          { add: "toughness", amount },
        ],
        until: "turn",
      },
    ],
  };
}

/**
 * Returns the triggered abilities that keywords represent: one for each instance of a keyword on the object.
 * @rule mtg-6e:A.16.4, mtg-6e:A.25.4
 */
export const getKeywordAbilities = (keywords: readonly Keyword[]): readonly TriggeredAbility[] =>
  keywords.flatMap((keyword): readonly TriggeredAbility[] => {
    if (keyword === "flanking") return [FLANKING];
    return typeof keyword === "object" && "rampage" in keyword ? [rampage(keyword.rampage)] : [];
  });
