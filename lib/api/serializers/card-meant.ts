import { cardsMeant } from "@/lib/catalogue/model/names-meant";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/model/types";
import { completerOf } from "./autocomplete-answer";

/**
 * The one card that can be meant by a name which no card has: the only one near it, or else the only one whose names go on
 * from it. `null` when there is none, or when there are several.
 */
export function cardMeant(held: Catalogue, typed: string): CatalogueCard | null {
  const [near, ...others] = cardsMeant(held, typed);
  if (near) return others.length === 0 ? near : null;
  const [begun, ...more] = completerOf(held.cards)(typed, 2);
  return begun && more.length === 0 ? begun.card : null;
}
