import { expect, test } from "vitest";
import { getNameChange, listShareChoices, type SharedDeck } from "./share-choices";

const saved = { id: "7", visibility: "public", link: null, mine: false } as const;
const deck = { kind: "deck", name: "潮の書", saved, code: "KFBXUHBT8Q" } as const satisfies SharedDeck;
const keys = (target: SharedDeck) => listShareChoices(target, "ja").map(({ key }) => key);

test("a public deck is shared by its page, or frozen by its code", () => {
  expect(listShareChoices(deck, "en")).toEqual([
    { key: "live", page: "/en/decks/7", picture: "/en/decks/7/picture", embed: "/en/embed/decks/7" },
    { key: "frozen", page: "/en/d/KFBXUHBT8Q", picture: "/en/d/KFBXUHBT8Q/picture", embed: "/en/embed/d/KFBXUHBT8Q" },
  ]);
});

test("an unlisted deck is shared by its secret link, which no frame gives away", () => {
  expect(listShareChoices({ ...deck, saved: { ...saved, visibility: "unlisted", link: "/s/abc" } }, "ja")[0]).toEqual({
    key: "live",
    page: "/s/abc",
    picture: "/s/abc/picture",
    embed: null,
  });
  expect(keys({ ...deck, saved: { ...saved, visibility: "unlisted" } })).toEqual(["frozen"]);
});

test("of a private deck only the content is shared, and of one with unknown cards nothing", () => {
  const hidden = { ...deck, saved: { ...saved, visibility: "private", mine: true } } as const;
  expect(keys(hidden)).toEqual(["frozen"]);
  expect(keys({ ...hidden, code: null })).toEqual([]);
  expect(keys({ ...deck, saved: null })).toEqual(["frozen"]);
});

test("a card is shared by the page of its canonical name", () => {
  expect(listShareChoices({ kind: "card", name: "Twins", card: "墨火の双子" }, "ja")).toEqual([
    {
      key: "live",
      page: `/cards/${encodeURIComponent("墨火の双子")}`,
      picture: `/cards/${encodeURIComponent("墨火の双子")}/picture`,
      embed: `/embed/cards/${encodeURIComponent("墨火の双子")}`,
    },
  ]);
});

test("the link of a code carries the name that somebody gave the deck, and so do picture and frame", () => {
  expect(listShareChoices({ ...deck, saved: null, given: "潮の書" }, "en")).toEqual([
    {
      key: "frozen",
      page: "/en/d/KFBXUHBT8Q?n=5r2u44Gu5pu4",
      picture: "/en/d/KFBXUHBT8Q/picture?n=5r2u44Gu5pu4",
      embed: "/en/embed/d/KFBXUHBT8Q?n=5r2u44Gu5pu4",
    },
  ]);
});

test("the page of a saved deck has no name in its link", () => {
  const [live, frozen] = listShareChoices({ ...deck, given: "潮の書" }, "ja");
  expect(live).toEqual(listShareChoices(deck, "ja")[0]);
  expect(frozen?.page).toBe("/d/KFBXUHBT8Q?n=5r2u44Gu5pu4");
});

test("what the link does to a name is told", () => {
  const change = (given: string | null) => getNameChange({ given });
  expect([null, "", " ", "潮の書", "書".repeat(40)].map(change)).toEqual([null, null, null, null, null]);
  expect(change("書".repeat(41))).toEqual({ as: "cut", name: `${"書".repeat(39)}…` });
  expect(change("潮\u202eの書")).toEqual({ as: "refused" });
  expect(listShareChoices({ ...deck, saved: null, given: "潮\u202eの書" }, "ja")[0]?.page).toBe("/d/KFBXUHBT8Q");
});
