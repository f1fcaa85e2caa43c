import { expect, test } from "vitest";
import { getDeckListHref, getDecksHref, getNeighborPlaces, parsePageNumber } from "./decks-href";

test("an address of a list says what is unusual, in one order", () => {
  expect(getDecksHref("ja", {})).toBe("/decks");
  expect(getDecksHref("en", { q: "", sort: "newest", page: 1 })).toBe("/en/decks");
  expect(getDecksHref("ja", { page: 2, sort: "likes", q: "a&b" })).toBe("/decks?q=a%26b&sort=likes&page=2");
  expect(getDeckListHref("en", "/authors/x", { sort: "name" })).toBe("/en/authors/x?sort=name");
});

test("a page that is no number is the first one", () => {
  expect(["1", "12", "9999"].map(parsePageNumber)).toEqual([1, 12, 9999]);
  for (const text of [undefined, "", "0", "01", "-1", "1.5", "10000", ["2"]]) expect(parsePageNumber(text)).toBe(1);
});

test("the pages beside one go on from its places, and nowhere at an end", () => {
  const hrefOf = (place: { after?: string | null }) => getDecksHref("ja", { sort: "name", ...place });
  expect(getNeighborPlaces({ previous: "火~1", next: "水~2" }, hrefOf)).toEqual({
    previous: "/decks?sort=name&before=%E7%81%AB~1",
    next: "/decks?sort=name&after=%E6%B0%B4~2",
  });
  expect(getNeighborPlaces({ previous: null, next: null }, hrefOf)).toEqual({ previous: null, next: null });
});
