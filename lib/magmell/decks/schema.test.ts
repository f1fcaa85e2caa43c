import { describe, expect, test } from "vitest";
import { readDeckSort } from "@/lib/decks/deck-sort";
import { changeDeckInputSchema, createDeckInputSchema } from "./schema";
import { nameVersionInputSchema, parseVersionNumber } from "./versions/schema";

const deck = { grimoire: [{ name: "青の魔石", count: 3 }], stoneDeck: [] };
const issuesOf = (input: unknown) =>
  createDeckInputSchema.safeParse(input).error?.issues.map(({ path, code }) => `${path.join(".")} ${code}`) ?? [];
const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `カード${i}`, count: 1 }));

test.each([
  [`a${"\u0301".repeat(20)}b`, "a\u0301\u0301b"],
  [`ก${"\u0e49".repeat(20)}`, `ก${"\u0e49".repeat(4)}`],
  ["Vie\u0323\u0302t", "Vie\u0323\u0302t"],
  ["がか\u3099 ﾊﾟ", "がか\u3099 ﾊﾟ"],
  ["👩‍❤️‍👩 1️⃣ हिन्दी", "👩‍❤️‍👩 1️⃣ हिन्दी"],
])("marks that grow out of their line are left out of names and tags: %j", (written, kept) => {
  const about = { description: "", primer: "", tags: [written], hero: null };
  const notes = [{ card: "火の子", note: "", tags: [written] }];
  const copiedFrom = { id: null, name: written };
  const saved = createDeckInputSchema.parse({ name: written, deck, about, notes, copiedFrom });
  expect([saved.name, saved.about?.tags, saved.notes?.[0]?.tags, saved.copiedFrom?.name]).toEqual([
    kept,
    [kept],
    [kept],
    kept,
  ]);
  expect(changeDeckInputSchema.parse({ name: written, folder: written })).toEqual({ name: kept, folder: kept });
  expect(nameVersionInputSchema.parse({ name: written })).toEqual({ name: kept });
});

describe("a deck that is sent", () => {
  test("is taken whole, in its order, legal or not", () => {
    expect(createDeckInputSchema.parse({ name: " 青単 ", deck })).toEqual({ name: "青単", deck });
    expect(issuesOf({ name: "空", deck: { grimoire: [], stoneDeck: [] } })).toEqual([]);
    expect(issuesOf({ name: "大", deck: { grimoire: lines(100), stoneDeck: lines(100) } })).toEqual([]);
  });

  test.each([
    ["no name", { name: "  ", deck }, "name too_small"],
    ["a long name", { name: "あ".repeat(81), deck }, "name too_big"],
    ["a NUL in its name", { name: "a\u0000", deck }, "name custom"],
    ["too many lines", { name: "a", deck: { ...deck, stoneDeck: lines(101) } }, "deck.stoneDeck too_big"],
    ["another key", { name: "a", deck, ownerId: "x" }, " unrecognized_keys"],
    ["another zone", { name: "a", deck: { ...deck, side: [] } }, "deck unrecognized_keys"],
    [
      "no copy",
      { name: "a", deck: { ...deck, grimoire: [{ name: "a", count: 0 }] } },
      "deck.grimoire.0.count too_small",
    ],
    [
      "100 copies",
      { name: "a", deck: { ...deck, grimoire: [{ name: "a", count: 100 }] } },
      "deck.grimoire.0.count too_big",
    ],
    [
      "half a copy",
      { name: "a", deck: { ...deck, grimoire: [{ name: "a", count: 1.5 }] } },
      "deck.grimoire.0.count invalid_type",
    ],
    [
      "a card name too long",
      { name: "a", deck: { ...deck, grimoire: [{ name: "a".repeat(101), count: 1 }] } },
      "deck.grimoire.0.name too_big",
    ],
  ])("with %s is refused", (_, input, issue) => {
    expect(issuesOf(input)).toEqual([issue]);
  });

  test("with one card on two lines of a zone is refused, however its name is spelt", () => {
    const twice = [
      { name: "炎 の鳥", count: 1 },
      { name: "炎の　鳥", count: 2 },
    ];
    expect(issuesOf({ name: "a", deck: { ...deck, grimoire: twice } })).toEqual(["deck.grimoire.1.name custom"]);
    expect(issuesOf({ name: "a", deck: { grimoire: deck.grimoire, stoneDeck: deck.grimoire } })).toEqual([]);
  });
});

test("an order of public decks that is none is the usual one", () => {
  expect(["newest", "likes", "name"].map(readDeckSort)).toEqual(["newest", "likes", "name"]);
  for (const text of [undefined, "", "LIKES", ["likes"], "toString"]) expect(readDeckSort(text)).toBe("newest");
});

test("a version in an address is a whole number that a row can have, and nothing else", () => {
  expect(["1", "20", "2147483647"].map(parseVersionNumber)).toEqual([1, 20, 2147483647]);
  for (const text of [undefined, "", "0", "01", "1.5", "-1", "2147483648", "1e3", ["1"]])
    expect(parseVersionNumber(text)).toBeNull();
});
