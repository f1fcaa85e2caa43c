import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getSafeReturnPath } from "./return-path";

describe("returnPath", () => {
  test.each(["/decks/mine", "/en/decks/new", "/cards?q=%E9%AD%94&page=2", "/cards/青の魔石", "/decks/new#stones"])(
    "keeps %s",
    (path) => {
      expect(new URL(getSafeReturnPath(path, "/"), "http://site.example").href).toBe(
        new URL(path, "http://site.example").href,
      );
    },
  );

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/.//elsewhere.example",
    "/\t/elsewhere.example",
    "/ /elsewhere.example",
    "javascript:alert(1)",
    "decks",
    "",
    undefined,
    ["/decks", "/cards"],
    `/${"x".repeat(2000)}`,
  ])("refuses %j", (wish) => {
    expect(getSafeReturnPath(wish, "/fallback")).toBe("/fallback");
  });

  test("whatever is asked for, a browser stays on the site", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "//",
      "a",
      ":",
      "@",
      "https:",
      "\t",
      "%2f",
      "?",
      "#",
      "e.example",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = getSafeReturnPath(parts.join(""), "/fallback");
        expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
      }),
    );
  });
});
