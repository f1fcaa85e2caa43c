import { describe, expect, test } from "vitest";
import { getPreferenceHref, isMagicAddress, parsePageAddress } from "./address";

describe("parsePageAddress", () => {
  test.each([
    ["/", { lang: "ja", path: "/", query: "" }],
    ["/en", { lang: "en", path: "/", query: "" }],
    ["/en?theme=x", { lang: "en", path: "/", query: "theme=x" }],
    ["/en/cards?q=a&q=b", { lang: "en", path: "/cards", query: "q=a&q=b" }],
    ["/energy", { lang: "ja", path: "/energy", query: "" }],
    ["/cards/%E9%9D%92", { lang: "ja", path: "/cards/%E9%9D%92", query: "" }],
    [null, { lang: "ja", path: "/", query: "" }],
    ["nonsense", { lang: "ja", path: "/", query: "" }],
  ])("%s", (address, expected) => {
    expect(parsePageAddress(address)).toEqual(expected);
  });
});

describe("getPreferenceHref", () => {
  test("keeps the page and its parameters", () => {
    const address = parsePageAddress("/en/cards?q=%E9%9D%92&kind=unit&kind=magic");
    expect(getPreferenceHref(address, "lang", "ja")).toBe("/en/cards?q=%E9%9D%92&kind=unit&kind=magic&lang=ja");
  });

  test("replaces an older choice", () => {
    expect(getPreferenceHref(parsePageAddress("/cards?theme=dark"), "theme", "light")).toBe("/cards?theme=light");
  });
});

test.each([
  ["/mtg", true],
  ["/en/mtg/turn", true],
  ["/rules/mtg-6e/A.1", true],
  ["/en/rules?q=stack&game=mtg", true],
  ["/rules?doc=mtg-6e&status=done", true],
  ["/rules?source=duelist", true],
  ["/rules?doc=mag&q=mtg", false],
  ["/rules?q=mtg", false],
  ["/rules/mag/101", false],
  ["/rules/library", true],
  ["/rules/sources/duelist", true],
  ["/rules/words", false],
  ["/mtgs", false],
])("isMagicAddress(%s) is %s", (address, isMagic) => {
  expect(isMagicAddress(parsePageAddress(address))).toBe(isMagic);
});
