import { describe, expect, it } from "vitest";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { writeQuery } from "../query/write/write-query";
import { findWidenedQuery, listFilterReadings } from "./everyday-words";
import { searchCatalogue } from "./search";

const index = getSearchIndex(buildTestCatalogue(buildSearchCardFile()));

const readingsOf = (text: string) => listFilterReadings(index, readQuery(text)).map(({ query }) => query.text);
const widened = (text: string) => {
  const found = findWidenedQuery(index, readQuery(text));
  return found && `${found.by}: ${found.query.text}`;
};

describe("everyday words", () => {
  it.each([
    ["クイック", ["timing:quick"]],
    ["くいっく", ["timing:quick"]],
    ["ユニット", ["t:unit"]],
    ["Units", ["t:unit"]],
    ["青", ["c:b"]],
    ["red", ["c:r"]],
    ["ユニット 青", ["t:unit c:b"]],
    ["ユニット order:-ap", ["t:unit order:-ap"]],
    // Neither a flying creature nor a part of another query is a filter's value.
    ["フライング", []],
    ["b", []],
    ["ユニット ap>1", []],
    ["-ユニット", []],
    ["ユニット or 青", []],
    ["", []],
  ])("reads %s as %j", (text, queries) => {
    expect(readingsOf(text)).toEqual(queries);
  });

  it("keeps words that are no filter's value as names", () => {
    const [reading] = readingsOf("火 ユニット");
    expect(reading).toBe("火 t:unit");
  });

  it("looks for one word in texts, and reads several as filters first", () => {
    expect(widened("引く")).toBe("texts: any:引く");
    expect(widened("ノーマル")).toBe("filters: timing:normal");
    expect(widened("ユニット 青")).toBe("filters: t:unit c:b");
    expect(widened("引く ap>9")).toBeNull();
    expect(widened("フライング")).toBeNull();
  });

  it("counts what its queries find, which are written canonically", () => {
    for (const text of ["引く", "ユニット", "ユニット 青", "魔石", "カードを引く"])
      for (const { query, count } of [findWidenedQuery(index, readQuery(text)) ?? []].flat()) {
        expect(searchCatalogue(index, readQuery(query.text)).total, text).toBe(count);
        expect(writeQuery(readQuery(query.text))).toBe(query.text);
      }
  });
});
