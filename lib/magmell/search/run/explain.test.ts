import { describe, expect, it } from "vitest";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { explainEmptyResult } from "./explain";
import { searchCatalogue } from "./search";

const index = getSearchIndex(buildTestCatalogue(buildSearchCardFile()));

/** An explanation in short: terms with their counts, what empties the result, and the queries that are near. */
function explained(text: string) {
  const { terms, emptying, nearest } = explainEmptyResult(index, readQuery(text));
  return {
    terms: terms.map(({ text: term, count }) => `${term} ${count}`),
    emptying: emptying.map((place) => terms[place]?.text),
    nearest: nearest.map(({ change, query, count }) => `${change}: ${query.text} ${count}`),
  };
}

describe("explaining why nothing was found", () => {
  it("names the term that empties the result", () => {
    expect(explained("t:unit ap>9")).toEqual({
      terms: ["t:unit 3", "ap>9 0"],
      emptying: ["ap>9"],
      nearest: ["without: t:unit 3"],
    });
  });

  it("names the pair that empties it, and what either would leave", () => {
    expect(explained("t:stone c:g")).toEqual({
      terms: ["t:stone 2", "c:g 1"],
      emptying: ["t:stone", "c:g"],
      nearest: ["without: c:g 1", "without: t:stone 2"],
    });
  });

  it("tells printings apart: both sets have cards, no printing is in both", () => {
    expect(explained("set:TS set:PX").emptying).toEqual(["set:TS", "set:PX"]);
  });

  it("looks for the words in texts too", () => {
    expect(explained("引く").nearest).toContain("any: any:引く 1");
  });

  it("tells of hidden cards", () => {
    expect(explained("紙の鳥").nearest).toEqual(["include: 紙の鳥 include:token 1"]);
    expect(explained("失われた").nearest).toEqual(["include: 失われた include:retired 1"]);
  });

  it("leaves out what could not be read", () => {
    expect(explained("foo:bar t:unit").nearest).toEqual(["without: t:unit 3"]);
  });

  it("offers only queries that find what it says", () => {
    for (const text of [
      "t:unit ap>9 hp>9",
      "a b c d e f g h i j k l m n",
      "t:unit t:magic t:stone",
      "火 水 t:unit -t:unit",
    ])
      for (const { query, count } of explainEmptyResult(index, readQuery(text)).nearest) {
        expect(searchCatalogue(index, query).total, query.text).toBe(count);
        expect(searchCatalogue(index, readQuery(query.text)).total, query.text).toBe(count);
      }
  });

  it("has nothing to say of an empty query", () => {
    expect(explainEmptyResult(index, readQuery(""))).toMatchObject({ terms: [], emptying: [] });
  });
});
