import { describe, expect, test } from "vitest";
import { readAddress, withChoice } from "./address";

describe("readAddress", () => {
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
    expect(readAddress(address)).toEqual(expected);
  });
});

describe("withChoice", () => {
  test("keeps the page and its parameters", () => {
    const address = readAddress("/en/cards?q=%E9%9D%92&kind=unit&kind=magic");
    expect(withChoice(address, "lang", "ja")).toBe("/en/cards?q=%E9%9D%92&kind=unit&kind=magic&lang=ja");
  });

  test("replaces an older choice", () => {
    expect(withChoice(readAddress("/cards?theme=dark"), "theme", "light")).toBe("/cards?theme=light");
  });
});
