import type { CatalogueCard, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { createBitSetWhere } from "../index/bit-set";
import { countRevisionsUntil } from "../index/number-readers";
import type { DateKey } from "../query/keys";
import type { Comparison } from "../query/types";
import type { MatchSet } from "./match-set";
import type { EvaluationContext, PredicateEvaluator } from "./types";

/**
 * Comparison operators of a day with a period from its first to its last day: `<` is before it, `<=` before its end.
 */
const TIME_COMPARATORS = {
  "=": (day, from, to) => day >= from && day <= to,
  "!=": (day, from, to) => day < from || day > to,
  "<": (day, from) => day < from,
  "<=": (day, _, to) => day <= to,
  ">": (day, _, to) => day > to,
  ">=": (day, from) => day >= from,
} as const satisfies Record<Comparison, (day: IsoDate, from: IsoDate, to: IsoDate) => boolean>;

export const evaluateDate: PredicateEvaluator<"date"> = (evaluation, { key, op, from, to }) =>
  daysWhere(evaluation, key, (day) => TIME_COMPARATORS[op](day, from, to));

export const evaluateSetDate: PredicateEvaluator<"setDate"> = (evaluation, { key, op, set }) => {
  const day = evaluation.index.catalogue.sets.find(({ code }) => code.toLowerCase() === set.toLowerCase())?.releasedOn;
  return day === undefined ? null : daysWhere(evaluation, key, (other) => TIME_COMPARATORS[op](other, day, day));
};

/** Cards or printings whose day passes; without such a day none does. */
function daysWhere({ index }: EvaluationContext, key: DateKey, holds: (day: IsoDate) => boolean): MatchSet | null {
  const { rows, size, catalogue } = index;
  if (key === "updated") return null;
  if (key === "released") {
    const bits = createBitSetWhere(rows.cardOf.length, (row) => {
      const set = rows.sets[row];
      return set ? holds(set.releasedOn) : false;
    });
    return { of: "rows", bits };
  }
  const bits = createBitSetWhere(size, (place) => {
    const day = getLastChangeDate(catalogue.cards[place] as CatalogueCard, catalogue.asOf);
    return day !== null && holds(day);
  });
  return { of: "cards", bits };
}

/** Returns the day of a card's latest revision; `null` for a card never revised. */
export const getLastChangeDate = (card: CatalogueCard, asOf: IsoDate): IsoDate | null =>
  countRevisionsUntil(card, asOf) > 1 ? card.effectiveOn : null;
