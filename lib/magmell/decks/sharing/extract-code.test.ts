import { describe, expect, it } from "vitest";
import { extractDeckCode, findLinkedDeckName } from "./extract-code";

describe("the code in what was pasted", () => {
  it.each([
    ["KFBXUHBT8Q", "KFBXUHBT8Q"],
    ["  K_-8Q\n", "K_-8Q"],
    ["https://grimoire.example/d/KFBXUHBT8Q", "KFBXUHBT8Q"],
    ["https://grimoire.example/en/d/KFBXUHBT8Q?x=1#top", "KFBXUHBT8Q"],
    ["/goldfish/KFBXUHBT8Q?seed=7&first=2", "KFBXUHBT8Q"],
    ["abcd%C3%A9", "abcdé"],
    ["100%", "100%"],
    ["", ""],
  ])("%j is %j", (pasted, code) => {
    expect(extractDeckCode(pasted)).toBe(code);
  });
});

describe("the name in what was pasted", () => {
  it.each([
    ["https://grimoire.example/en/d/KFBXUHBT8Q?n=5r2u44Gu5pu4", "潮の書"],
    ["https://grimoire.example/d/KFBXUHBT8Q?hand=1&n=5r2u44Gu5pu4#hand", "潮の書"],
    ["これ https://grimoire.example/d/KFBXUHBT8Q/sheet?n=5r2u44Gu5pu4 です", "潮の書"],
    ["/goldfish/KFBXUHBT8Q/replay/abc?n=5r2u44Gu5pu4&against=x", "潮の書"],
    ["https://grimoire.example/d/KFBXUHBT8Q", null],
    ["https://grimoire.example/d/KFBXUHBT8Q?n=_w", null],
    ["https://grimoire.example/d/KFBXUHBT8Q#n=5r2u44Gu5pu4", null],
    ["KFBXUHBT8Q", null],
  ])("%j is %j", (pasted, name) => {
    expect(findLinkedDeckName(pasted)).toBe(name);
  });
});
