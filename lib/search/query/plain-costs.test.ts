import { describe, expect, test } from "vitest";
import { sampleCards } from "@/lib/catalogue/testing/sample-cards";
import { searchIndexOf } from "../index/search-index-of";
import { search } from "../run/search";
import { readQuery } from "./read/read-query";

const index = searchIndexOf(sampleCards());
const found = (text: string) => search(index, readQuery(text));
const told = (text: string) => found(text).warnings.map(({ code, text: part, nearest }) => [code, part, nearest]);

describe("a cost that is compared with a number alone", () => {
  test.each([
    ["t:unit c:r use<=2", "use<=2", "usev<=2"],
    ["t:unit c:r 使用コスト≦2", "use<=2", "usev<=2"],
    ["use<3", "use<3", "usev<3"],
    ["t:magic or use<=2", "use<=2", "usev<=2"],
    ["cat<=1 t:unit", "cat<=1", "catv<=1"],
    ["c:r use=1", "use=1", "usev:1"],
    ["c:b use:9", "use:9", "usev>=9"],
  ])("is told where it leaves out every cost with a color, or finds nothing: %s", (text, part, nearest) => {
    expect(told(text)).toEqual([["PLAIN_COST", part, nearest]]);
  });

  test.each(["use:2", "use:2赤", "use<=2赤", "use<=赤", "use:0", "usev<=2", "total<=2", "-use<=2", "t:unit c:r"])(
    "is told of nowhere else: %s",
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );

  test("finds with the number that is offered what was asked for", () => {
    expect(found("t:unit c:r use<=2").total).toBe(0);
    expect(found("t:unit c:r usev<=2").total).toBe(2);
  });
});
