import { expect, test } from "vitest";
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

test("what cannot be guessed stays as it is", () => {
  for (const text of ["qqqqqq:1", "ap:x", '"灯', "ap:4..2"]) {
    const [warning] = readQuery(text).warnings;
    expect(warning && mendedText(text, warning)).toBeNull();
  }
});
