import { describe, expect, it } from "vitest";
import { extractCode } from "./extract-code";

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
    expect(extractCode(pasted)).toBe(code);
  });
});
