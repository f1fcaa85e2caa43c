import { expect, test } from "vitest";
import { decksHref, listHref, neighborPlaces, readPage } from "./decks-href";

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

test("the pages beside one go on from its places, and nowhere at an end", () => {
  const hrefOf = (place: { after?: string | null }) => decksHref("ja", { sort: "name", ...place });
  expect(neighborPlaces({ previous: "火~1", next: "水~2" }, hrefOf)).toEqual({
    previous: "/decks?sort=name&before=%E7%81%AB~1",
    next: "/decks?sort=name&after=%E6%B0%B4~2",
  });
  expect(neighborPlaces({ previous: null, next: null }, hrefOf)).toEqual({ previous: null, next: null });
});
