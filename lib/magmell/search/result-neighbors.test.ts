import { expect, test } from "vitest";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { getSearchIndex } from "./index/search-index";
import { readQuery } from "./query/read/read-query";
import { getResultNeighbors } from "./result-neighbors";
import { searchCatalogue } from "./run/search";
import { buildSearchCardFile } from "./testing/search-cards";

const catalogue = buildTestCatalogue(buildSearchCardFile());
const resultOf = (text: string) => searchCatalogue(getSearchIndex(catalogue), readQuery(text));

test.each(["", "t:unit order:-ap", "unique:prints"])(
  "the walk through “%s” meets every card once, there and back",
  (text) => {
    const result = resultOf(text);
    const cards = [...new Set(result.hits().map(({ card }) => card))];
    const walked = cards.map((card) => getResultNeighbors(result, card));
    expect(walked.map((one) => one?.place)).toEqual(cards.map((_, place) => place + 1));
    expect(walked.map((one) => one?.after)).toEqual([...cards.slice(1), null]);
    expect(walked.map((one) => one?.before)).toEqual([null, ...cards.slice(0, -1)]);
  },
);

test("a card that was not found has no place", () => {
  const [stone] = resultOf("t:stone").hits();
  expect(stone && getResultNeighbors(resultOf("t:unit"), stone.card)).toBeNull();
});
