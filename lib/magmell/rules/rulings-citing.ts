import type { RuleRef } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import { compareByText, groupBy } from "@/lib/collections";
import type { Catalogue, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";

/** Returns the card rulings that cite a rule, in id order. Computed once per catalogue. */
export const findRulingsCiting = ({ rulings }: Pick<Catalogue, "rulings">, rule: RuleRef): readonly CatalogueRuling[] =>
  byRule(rulings).get(rule) ?? [];

const byRule = memoizeWeakly((rulings: Catalogue["rulings"]): ReadonlyMap<RuleRef, readonly CatalogueRuling[]> => {
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  const inOrder = [...all.values()].sort(compareByText(({ id }) => id));
  return groupBy(inOrder.flatMap((ruling) => ruling.rules.map((rule) => [rule, ruling] as const)));
});
