import type { RuleRef } from "@/engine";
import type { Catalogue, CatalogueRuling } from "@/lib/catalogue/types";

const held = new WeakMap<Catalogue["rulings"], ReadonlyMap<RuleRef, readonly CatalogueRuling[]>>();

/** The rulings on cards that rest on a rule, in the order of their ids. Worked out once for each catalogue. */
export function rulingsCiting({ rulings }: Pick<Catalogue, "rulings">, rule: RuleRef): readonly CatalogueRuling[] {
  const byRule = held.get(rulings) ?? sorted(rulings);
  held.set(rulings, byRule);
  return byRule.get(rule) ?? [];
}

function sorted(rulings: Catalogue["rulings"]): ReadonlyMap<RuleRef, readonly CatalogueRuling[]> {
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  const byRule = new Map<RuleRef, CatalogueRuling[]>();
  for (const ruling of [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    for (const rule of ruling.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), ruling]);
  return byRule;
}
