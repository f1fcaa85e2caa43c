import { expect, test } from "vitest";
import { KEY_NAMES } from "@/lib/magmell/search/query/find-key";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { listCorrectedQueries } from "./corrected-queries";

const offered = (text: string) =>
  readQuery(text).warnings.flatMap((warning) =>
    listCorrectedQueries(text, warning).map((correction) => correction.text),
  );

test.each([
  ["knid:unit 灯", ["kind:unit 灯"]],
  ["灯 -knid：unit", ["灯 -kind：unit"]],
  ["t:unti ap>=3", ["t:unit ap>=3"]],
  ["t:unit,magci", ["t:unit,magic"]],
  ["種別:ユニッド", ["種別:ユニット"]],
  ["使用:>=4", ["使用コスト:>=4"]],
  ["order:-totla,ap 灯", ["order:-total,ap 灯"]],
])("%s becomes %j", (text, corrected) => {
  expect(offered(text)).toEqual(corrected);
});

test.each([
  ["t:unit cost<=2 c:r", ["t:unit use<=2 c:r", "t:unit catalyst<=2 c:r", "t:unit total<=2 c:r"]],
  ["（コスト≦２ or 灯）", ["（使用コスト≦２ or 灯）", "（触媒≦２ or 灯）", "（総コスト≦２ or 灯）"]],
  ["-ｺｽﾄ:1赤", ["-使用コスト:1赤", "-触媒:1赤"]],
  ["灯 並び:-コスト", ["灯 並び:-使用コスト", "灯 並び:-触媒", "灯 並び:-総コスト"]],
])("%s may become any of %j, with the value as it was typed", (text, corrected) => {
  expect(offered(text)).toEqual(corrected);
  for (const one of corrected) expect(readQuery(one).warnings).toEqual([]);
});

test.each([
  ["使用コスト <= 2", "使用コスト<=2"],
  ["色:赤 使用コスト　＜＝　２", "色:赤 使用コスト＜＝２"],
  ["(ap >=3 or 灯)", "(ap>=3 or 灯)"],
  ["灯 -ap>= 3 hp:2", "灯 -ap>=3 hp:2"],
  ["cost < 2 灯", "cost<2 灯"],
])("spaces around the sign of %s are offered to be left out: %s", (text, corrected) => {
  expect(offered(text)).toEqual([corrected]);
});

test("no spaces are left out where no key or no value stands beside them", () => {
  for (const text of ["<= 2", "灯 or <=2", "(灯) <=2", "ap:", "ap: hp:2", "ap>= 灯", "灯 ap:3 =2", "ap <= "])
    expect(offered(text), text).toEqual([]);
});

test("what takes the place of a key is a key", () => {
  for (const word of ["cost", "コスト", "使用", "触媒コスト", "se", "発売日", "autor", "ordre"])
    for (const value of ["2", ">=2", "2赤", "FL", "", "standard"])
      for (const text of offered(`${word}:${value}`)) expect(KEY_NAMES).toContain(text.split(":")[0]);
});

test("what cannot be guessed stays as it is", () => {
  for (const text of ["qqqqqq:1", "ap:x", '"灯', "ap:4..2"]) expect(offered(text)).toEqual([]);
});
