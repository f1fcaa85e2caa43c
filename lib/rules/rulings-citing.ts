import type { RuleRef } from "@/engine/magmell";
import type { Catalogue, CatalogueRuling } from "@/lib/catalogue/model/types";
import { byText } from "@/lib/compare-texts";
import { grouped } from "@/lib/grouped";
import { keptPer } from "@/lib/kept/kept-per";

/** The rulings on cards that rest on a rule, in the order of their ids. Worked out once for each catalogue. */
export const rulingsCiting = ({ rulings }: Pick<Catalogue, "rulings">, rule: RuleRef): readonly CatalogueRuling[] =>
  byRule(rulings).get(rule) ?? [];

const byRule = keptPer((rulings: Catalogue["rulings"]): ReadonlyMap<RuleRef, readonly CatalogueRuling[]> => {
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  const inOrder = [...all.values()].sort(byText(({ id }) => id));
  return grouped(inOrder.flatMap((ruling) => ruling.rules.map((rule) => [rule, ruling] as const)));
});
