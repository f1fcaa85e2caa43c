import type { Catalogue, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";

/** Returns all rulings without duplicates, sorted by id. */
export function rulingsById({ rulings }: Pick<Catalogue, "rulings">): readonly CatalogueRuling[] {
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  return [...all.values()].sort((a, b) => byId.compare(a.id, b.id));
}

const byId = new Intl.Collator("en", { numeric: true });
