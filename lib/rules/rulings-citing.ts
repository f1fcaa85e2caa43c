import type { RuleRef } from "@/engine";
import type { Catalogue, CatalogueRuling } from "@/lib/catalogue/types";
import { keptPer } from "@/lib/kept/kept-per";

/** The rulings on cards that rest on a rule, in the order of their ids. Worked out once for each catalogue. */
export const rulingsCiting = ({ rulings }: Pick<Catalogue, "rulings">, rule: RuleRef): readonly CatalogueRuling[] =>
  byRule(rulings).get(rule) ?? [];

const byRule = keptPer((rulings: Catalogue["rulings"]): ReadonlyMap<RuleRef, readonly CatalogueRuling[]> => {
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  const found = new Map<RuleRef, CatalogueRuling[]>();
  for (const ruling of [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    for (const rule of ruling.rules) found.set(rule, [...(found.get(rule) ?? []), ruling]);
  return found;
});
