import { NO_FILTERS, predicatesOf } from "@/lib/catalogue/filters";
import { selectCards } from "@/lib/catalogue/search";
import type { CatalogueCard, PreparedCard } from "@/lib/catalogue/types";
import { COST_CHOICES, type PoolChoices } from "./pool-choices";

const HIGHEST = COST_CHOICES.length - 1;

/** The cards that a deck may hold and that match, by use cost. The last cost choice stands for itself and all above. */
export function searchPool(
  prepared: readonly PreparedCard[],
  words: string,
  { kinds, colors, costs }: PoolChoices,
): readonly CatalogueCard[] {
  const filters = {
    ...NO_FILTERS,
    words,
    kinds: kinds.length > 0 ? kinds : null,
    colors: colors.length > 0 ? colors : null,
  };
  const predicates = predicatesOf(filters);
  const costly = ({ useCost, card }: PreparedCard) =>
    card.kind !== "stone" && costs.includes(Math.min(useCost, HIGHEST));
  return selectCards(prepared, costs.length > 0 ? [...predicates, costly] : predicates, {
    by: "useCost",
    descending: false,
  });
}
