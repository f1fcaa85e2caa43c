import { expect, it } from "vitest";
import type { CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import { findRulingsCiting } from "./rulings-citing";

it("gives each ruling that cites a rule once, in the order of ids", () => {
  const ruling = (id: string, cards: readonly number[]) =>
    ({ id, cards, rules: ["mag:705.4.3"] }) as unknown as CatalogueRuling;
  const [first, second] = [ruling("A-1", [1, 2]), ruling("A-2", [2])];
  const rulings = new Map([
    [2, [second, first]],
    [1, [first]],
  ]);
  expect(findRulingsCiting({ rulings }, "mag:705.4.3")).toEqual([first, second]);
  expect(findRulingsCiting({ rulings }, "mag:101")).toEqual([]);
});
