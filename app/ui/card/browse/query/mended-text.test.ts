import { expect, test } from "vitest";
import { plainCostWarnings } from "@/lib/search/query/plain-costs";
import { readQuery } from "@/lib/search/query/read/read-query";
import { mendedText } from "./mended-text";

test.each([
  ["knid:unit 灯", "kind:unit 灯"],
  ["灯 -knid：unit", "灯 -kind：unit"],
  ["t:unti ap>=3", "t:unit ap>=3"],
  ["t:unit,magci", "t:unit,magic"],
  ["種別:ユニッド", "種別:ユニット"],
])("%s becomes %s", (text, mended) => {
  const [warning] = readQuery(text).warnings;
  expect(warning && mendedText(text, warning)).toBe(mended);
});

test.each([
  ["t:unit use<=2 c:r", "t:unit usev<=2 c:r"],
  ["(使用コスト≦2 or 種別:マジック)", "(usev<=2 or 種別:マジック)"],
])("%s becomes %s where a cost with a number alone was read", (text, mended) => {
  const { root } = readQuery(text);
  const [warning] = plainCostWarnings(root, false);
  expect(warning && mendedText(text, warning)).toBe(mended);
});

test("what cannot be guessed stays as it is", () => {
  for (const text of ["qqqqqq:1", "ap:x", '"灯', "ap:4..2"]) {
    const [warning] = readQuery(text).warnings;
    expect(warning && mendedText(text, warning)).toBeNull();
  }
});
