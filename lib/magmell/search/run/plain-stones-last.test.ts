import { expect, it } from "vitest";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { movePlainStonesLast } from "./plain-stones-last";
import { searchCatalogue } from "./search";

it("puts stones without a text last, and leaves everything else as it was", () => {
  const found = searchCatalogue(getSearchIndex(buildSampleCatalogue()), readQuery(""));
  const names = (hits: ReturnType<typeof found.hits>) => hits.map(({ card }) => card.name);
  const before = found.hits();
  const plain = before.filter(({ card }) => card.kind === "stone" && card.text === "");
  expect(plain.length).toBeGreaterThan(0);
  const after = movePlainStonesLast(found);
  expect(names(after.hits())).toEqual(names([...before.filter((hit) => !plain.includes(hit)), ...plain]));
  expect(names(after.hits(2, 3))).toEqual(names(after.hits()).slice(2, 5));
  expect(after.total).toBe(found.total);
});
