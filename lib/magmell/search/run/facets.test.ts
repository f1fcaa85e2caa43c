import { describe, expect, it } from "vitest";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { togglePredicate } from "../query/write/edit-query";
import { writePredicate } from "../query/write/write-predicate";
import type { FacetId } from "./facet-predicates";
import { countFacets } from "./facets";
import { searchCatalogue } from "./search";

const index = getSearchIndex(buildTestCatalogue(buildSearchCardFile()));

/** The counts of a facet by its values as queries write them, without those that nothing has. */
function countsOf(text: string, id: FacetId): Readonly<Record<string, number>> {
  const values = countFacets(index, readQuery(text)).find((facet) => facet.id === id)?.values ?? [];
  return Object.fromEntries(
    values
      .filter(({ count }) => count > 0)
      .map(({ predicate: test, count }) => [`${writePredicate(test).head}${writePredicate(test).value}`, count]),
  );
}

describe("facets", () => {
  it("count the cards of a result", () => {
    expect(countsOf("", "kind")).toEqual({ "t:unit": 3, "t:magic": 2, "t:stone": 2 });
    expect(countsOf("t:unit", "colors")).toEqual({ "c:b": 1, "c:r": 2, "c:c": 1, "c>=2": 1 });
    expect(countsOf("t:unit", "useCount")).toEqual({ "usev:1": 1, "usev:3": 1, "usev:4": 1 });
    expect(countsOf("", "hp")).toEqual({ "hp:0..1": 1, "hp:4..5": 2 });
    expect(countsOf("has:alias", "set")).toEqual({ "set:PX": 1, "set:TS": 1 });
  });

  it("are counted as if nothing were chosen in them", () => {
    expect(countsOf("t:unit c:r", "kind")).toEqual({ "t:unit": 2 });
    expect(countsOf("t:unit", "kind")).toEqual({ "t:unit": 3, "t:magic": 2, "t:stone": 2 });
    expect(countsOf("t:unit,magic", "kind")).toEqual({ "t:unit": 3, "t:magic": 2, "t:stone": 2 });
    expect(countsOf("set:PX", "set")).toEqual(countsOf("", "set"));
  });

  it("leave out what is excluded", () => {
    expect(countsOf("-t:unit", "kind")).toEqual({ "t:magic": 2, "t:stone": 2 });
  });

  it("count a card once, however many of its printings passed", () => {
    expect(countsOf("in:TS", "set")).toEqual({ "set:PX": 1, "set:SB": 1, "set:TS": 5 });
    expect(countsOf("finish:foil", "set")).toEqual({ "set:PX": 1, "set:TS": 1 });
  });

  it("promise what a click brings", () => {
    for (const text of ["", "t:unit", "set:SB", "c:b a:森口", "火 or 水", "-is:promo"]) {
      const query = readQuery(text);
      for (const { values } of countFacets(index, query)) {
        for (const { predicate: test, count } of values) {
          const alone = togglePredicate(query, test);
          const found = searchCatalogue(index, alone).total;
          // Beside another value of the facet it adds its own; alone it is all that is left.
          expect(found, `${alone.text} of ${text}`).toBeGreaterThanOrEqual(count);
          if (!text.includes(writePredicate(test).head)) expect(found, `${alone.text} of ${text}`).toBe(count);
        }
      }
    }
  });
});
