import { expect, test } from "vitest";
import { findLinkedDeckId, parseDeckReference } from "./deck-reference";

const ID = "0b8f6c1e-7c9d-4a53-9f0e-1a2b3c4d5e6f";

test.each([
  [ID, { by: "id", id: ID, version: null }],
  [ID.toUpperCase(), { by: "id", id: ID, version: null }],
  [`${ID}@12`, { by: "id", id: ID, version: 12 }],
  [`https://example.com/en/decks/${ID}`, { by: "id", id: ID, version: null }],
  [`https://example.com/decks/${ID}/edit?x=1`, { by: "id", id: ID, version: null }],
  ["https://example.com/s/abcdefghijklmnopqrst-_", { by: "token", token: "abcdefghijklmnopqrst-_" }],
  [" KFBXUHBT8Q ", { by: "code", code: "KFBXUHBT8Q" }],
  ["https://example.com/d/KFBXUHBT8Q?a=b", { by: "code", code: "KFBXUHBT8Q" }],
  ["/goldfish/KFBXUHBT8Q", { by: "code", code: "KFBXUHBT8Q" }],
])("%s names a deck", (typed, reference) => {
  expect(parseDeckReference(typed)).toEqual(reference);
});

test("nothing and far too much name none", () => {
  expect(parseDeckReference("  ")).toBeNull();
  expect(parseDeckReference("A".repeat(2001))).toBeNull();
});

test.each([
  [`これです https://example.com/decks/${ID} どうぞ`, ID],
  [`https://example.com/en/decks/${ID}/edit`, ID],
  ["(https://example.com/s/abcdefghijklmnopqrst-_)", "abcdefghijklmnopqrst-_"],
  ["https://example.com/decks/new", null],
  ["https://example.com/s/abcdefghijklmnopqrst-_more", null],
])("%s links to a saved deck", (text, linked) => {
  expect(findLinkedDeckId(text)).toBe(linked);
});
