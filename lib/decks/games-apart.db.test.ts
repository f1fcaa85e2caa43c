import { expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import {
  countDecksByCard,
  exportOwnDecks,
  findDeckByLinkToken,
  findDeckForViewer,
  findDeckSummaries,
  findOwnDeck,
  findPublicDecksWithCard,
  listOwnDeckNames,
  listOwnDecks,
  listPublicDecks,
} from "@/lib/magmell/decks/data";
import { changeDeck, deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { setDeckVisibility } from "@/lib/magmell/decks/testing/set-visibility";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import {
  countPublicAuthors,
  countPublicDecks,
  countPublicListings,
  findPublicAuthorsInShard,
  findPublicDecksInShard,
} from "./listed/data";

const CARD = "火の子";

/** A deck of the second game that names a card of MAGMELL, so that a list that forgot the game would show it. */
async function otherGame(visibility: "public" | "unlisted") {
  const owner = await createUser();
  const deck = await createDeck(owner, { visibility });
  const { id } = await openDatabase().deck.update({
    where: { id: deck.id },
    data: {
      game: "mtg",
      format: "type1",
      formatOn: new Date("2000-12-15"),
      lines: { create: [{ zone: "main", name: CARD, count: 4, position: 0 }] },
    },
  });
  return { id, viewer: createTestViewer(owner), linkToken: deck.linkToken ?? "" };
}

test("a deck is of MAGMELL unless it says otherwise", async () => {
  const deck = await createDeck(await createUser());
  expect(deck).toMatchObject({ game: "magmell", format: null, formatOn: null });
});

test("a public deck of the other game is in no list, count or search of this one", async () => {
  const before = {
    decks: (await countPublicDecks()).total,
    authors: (await countPublicAuthors()).total,
    shown: await countPublicListings("decks"),
    with: (await findPublicDecksWithCard(CARD)).total,
    byCard: [...(await countDecksByCard())],
  };
  const { id, viewer } = await otherGame("public");
  expect({
    decks: (await countPublicDecks()).total,
    authors: (await countPublicAuthors()).total,
    shown: await countPublicListings("decks"),
    with: (await findPublicDecksWithCard(CARD)).total,
    byCard: [...(await countDecksByCard())],
  }).toEqual(before);
  const all = { part: 0, parts: 1 };
  expect((await listPublicDecks(null)).decks.map((deck) => deck.id)).not.toContain(id);
  expect((await findPublicDecksInShard(all, 1000)).map((row) => row.id)).not.toContain(id);
  expect((await findPublicAuthorsInShard(all, 1000)).length).toBe(before.authors);
  expect(await findDeckSummaries(null, [id])).toEqual([]);
  expect(await findDeckForViewer(null, id)).toBeNull();
  expect(await listOwnDecks(viewer)).toEqual([]);
  expect(await listOwnDeckNames(viewer)).toEqual([]);
  expect(await exportOwnDecks(viewer)).toEqual([]);
});

test("its owner cannot open or change it as a deck of this game", async () => {
  const { id, viewer, linkToken } = await otherGame("unlisted");
  expect(await findOwnDeck(viewer, id)).toBeNull();
  expect(await findDeckByLinkToken(viewer, linkToken)).toBeNull();
  const deck = { grimoire: [], stoneDeck: [] };
  expect(await saveDeck(viewer, id, { name: "x", deck, expectedVersion: 1 })).toEqual({ outcome: "missing" });
  expect(await changeDeck(viewer, id, { name: "x" })).toBeNull();
  expect(await changeDeck(viewer, id, { name: "x", folder: "x", visibility: "public" })).toBeNull();
  expect(await setDeckVisibility(viewer, id, "public")).toBeNull();
  expect(await deleteDeck(viewer, id)).toBe(false);
  expect(await openDatabase().deck.findUniqueOrThrow({ where: { id }, include: { lines: true } })).toMatchObject({
    name: "試作デッキ",
    folder: "",
    visibility: "unlisted",
    version: 1,
    lines: [{ zone: "main", name: CARD }],
  });
});
