import { expect, test } from "vitest";
import { decksHref, listHref, readPage } from "./decks-href";

test("an address of a list says what is unusual, in one order", () => {
  expect(decksHref("ja", {})).toBe("/decks");
  expect(decksHref("en", { q: "", sort: "newest", page: 1 })).toBe("/en/decks");
  expect(decksHref("ja", { page: 2, sort: "likes", q: "a&b" })).toBe("/decks?q=a%26b&sort=likes&page=2");
  expect(listHref("en", "/authors/x", { sort: "name" })).toBe("/en/authors/x?sort=name");
});

test("a page that is no number is the first one", () => {
  expect(["1", "12", "9999"].map(readPage)).toEqual([1, 12, 9999]);
  for (const text of [undefined, "", "0", "01", "-1", "1.5", "10000", ["2"]]) expect(readPage(text)).toBe(1);
});
