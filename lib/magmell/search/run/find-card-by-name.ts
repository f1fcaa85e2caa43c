import { toNameKey } from "@/engine/magmell";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCsrList } from "../index/csr";
import type { SearchIndex } from "../index/types";

/**
 * Returns the card of a name by its name key (the rules' identity); failing that, the first card with a name, English name or
 * alias that folds to the same text.
 */
export function findCardByName(index: SearchIndex, name: string): CatalogueCard | null {
  const exact = index.catalogue.names.keys.get(toNameKey(name));
  if (exact) return exact;
  const folded = foldForSearch(name);
  for (const key of ["name", "alias"] as const) {
    const labels = index.labels(key);
    const value = labels.folded().indexOf(folded);
    const place = value === -1 ? undefined : getCsrList(labels.postings, value)[0];
    if (place !== undefined) return index.catalogue.cards[place] ?? null;
  }
  return null;
}
