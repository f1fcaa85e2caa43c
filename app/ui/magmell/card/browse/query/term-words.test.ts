import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { describeTerm } from "./term-words";

function show(text: string, lang: "ja" | "en" = "ja"): string {
  const { root } = readQuery(text);
  return root ? describeTerm(root, getDictionary(lang)) : "";
}

test.each([
  ["t:unit", "種別 ユニット"],
  ["t:unit,magic", "種別 ユニット・マジック"],
  ["c:青", "色 青"],
  ["c:青|c", "色 青・無色"],
  ["c=青赤", "色 ちょうど青・赤"],
  ["c:青赤", "色 青・赤のすべて"],
  ["needs:青", "必要な色 青"],
  ["ap>=3", "AP 3以上"],
  ["ap<3", "AP 2以下"],
  ["usev:2..4", "使用コスト 2〜4"],
  ["usev:1,2", "使用コスト 1・2"],
  ["tag:removal", "用途 除去"],
  ["has:ruling", "裁定がある"],
])("%s is %s", (query, said) => {
  expect(show(query)).toBe(said);
});

test.each(["灯", "-t:unit", "ap>hp", "ap:even", "t:unit or ap>=3", "o:/引く|捨てる/", "has:flavor", "c!=b", "any:火"])(
  "%s stands as it is written",
  (query) => {
    expect(show(query)).toBe(query);
  },
);

test("English words name the same terms", () => {
  expect(show("t:unit,magic", "en")).toBe("Kind Unit, Magic");
  expect(show("hp:2..", "en")).toBe("HP 2 or more");
});
