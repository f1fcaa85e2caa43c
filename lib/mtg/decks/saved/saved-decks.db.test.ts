import { describe, expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import { findDeckForViewer, findOwnDeck, listOwnDecks } from "@/lib/magmell/decks/data";
import { deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { getFormatData } from "@/lib/mtg/formats/data";
import { importFormats, removeFormats } from "@/lib/mtg/formats/mutations";
import { createSampleFormats } from "@/lib/mtg/formats/testing/sample-formats";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import {
  countMyMtgDecks,
  exportMyMtgDecks,
  findMtgDeck,
  findMtgDeckByLink,
  findOwnMtgDeck,
  listMyMtgDecks,
  listPublicMtgDecks,
} from "./data";
import { changeMtgDeck, createMtgDeck, deleteMtgDeck, saveMtgDeck } from "./mutations";

const LIST = {
  name: "六十枚の森",
  deck: { main: [{ name: "Forest", count: 60 }], sideboard: [], pool: [] },
  format: "type1" as const,
  on: "2000-12-15",
};
const KEY = "8c9f7a52-0d1e-4c1b-9f0a-2f3b4c5d6e7f";

async function withDeck() {
  const viewer = createTestViewer(await createUser());
  const deck = await createMtgDeck(viewer, LIST);
  if (!deck) throw new Error("The deck was not created");
  return { viewer, deck };
}

describe("a saved deck of the second game", () => {
  test("is private at first, and is found with its list, format and day", async () => {
    const { viewer, deck } = await withDeck();
    expect(deck).toMatchObject({ ...LIST, visibility: "private", version: 1, mine: true, link: null });
    expect(await findMtgDeck(viewer, deck.id)).toMatchObject(LIST);
    expect(await findMtgDeck(null, deck.id)).toBeNull();
    expect(await findMtgDeck(createTestViewer(await createUser()), deck.id)).toBeNull();
  });

  test("keeps the format that an operator added, also when it is taken away", async () => {
    const viewer = createTestViewer(await createUser());
    const old = { id: "old", ja: "昔", en: "Old", sets: ["leg"], restricted: [], banned: ["Forest"] };
    const content = { ...createSampleFormats(), sets: [], lists: [], formats: [old] };
    await importFormats({ file: "old.json", bytes: new TextEncoder().encode(JSON.stringify(content)) });
    await getFormatData(Number.POSITIVE_INFINITY);
    const deck = await createMtgDeck(viewer, { ...LIST, format: "old" });
    await changeMtgDeck(viewer, deck?.id ?? "", { visibility: "public" });
    const listed = async (format: string) => (await listPublicMtgDecks(null, { format })).decks.map(({ id }) => id);
    expect(await listed("old")).toContain(deck?.id);
    expect(await listed("type1")).not.toContain(deck?.id);
    await removeFormats("old.json");
    await getFormatData(Number.POSITIVE_INFINITY);
    expect(await findMtgDeck(null, deck?.id ?? "")).toMatchObject({ format: "old", deck: LIST.deck });
    expect((await listMyMtgDecks(viewer)).decks).toMatchObject([{ format: "old", verdict: "illegal", errors: 1 }]);
    expect(await exportMyMtgDecks(viewer)).toMatchObject([{ format: "old" }]);
    await deleteMtgDeck(viewer, deck?.id ?? "");
  });

  test("keeps the order of its lines, and zones apart", async () => {
    const { viewer, deck } = await withDeck();
    const changed = {
      main: [
        { name: "Swamp", count: 20 },
        { name: "Ash Wurm", count: 40 },
      ],
      sideboard: [{ name: "Swamp", count: 15 }],
      pool: [{ name: "Ash Wurm", count: 2 }],
    };
    const result = await saveMtgDeck(viewer, deck.id, { ...LIST, deck: changed, expectedVersion: 1 });
    expect(result).toMatchObject({ outcome: "saved", deck: { deck: changed, version: 2 } });
  });

  test("of two saves from one version one wins, and the other is told what the account has", async () => {
    const { viewer, deck } = await withDeck();
    const saves = await Promise.all(
      ["Island", "Swamp"].map((name) =>
        saveMtgDeck(viewer, deck.id, {
          ...LIST,
          deck: { ...LIST.deck, main: [{ name, count: 60 }] },
          expectedVersion: 1,
        }),
      ),
    );
    expect(saves.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "saved"]);
    const [won, lost] = [saves.find((one) => one.outcome === "saved"), saves.find((one) => one.outcome === "conflict")];
    expect(lost).toMatchObject({ current: { deck: won?.outcome === "saved" ? won.deck.deck : null, version: 2 } });
  });

  test("a save that comes again under its key is answered again, and makes no second deck", async () => {
    const viewer = createTestViewer(await createUser());
    const [first, again] = [
      await createMtgDeck(viewer, { ...LIST, saveKey: KEY }),
      await createMtgDeck(viewer, { ...LIST, saveKey: KEY }),
    ];
    expect(again?.id).toBe(first?.id);
    expect(await countMyMtgDecks(viewer)).toBe(1);
  });

  test("is renamed, shared by a secret link that ends with the next visibility, and deleted", async () => {
    const { viewer, deck } = await withDeck();
    expect(await changeMtgDeck(viewer, deck.id, { name: "別の森" })).toMatchObject({ name: "別の森", version: 2 });
    await changeMtgDeck(viewer, deck.id, { visibility: "unlisted" });
    const token = (await findOwnMtgDeck(viewer, deck.id))?.link?.replace("/s/", "") ?? "";
    expect(await findMtgDeckByLink(null, token)).toMatchObject({ name: "別の森", mine: false, link: null });
    await changeMtgDeck(viewer, deck.id, { visibility: "public" });
    expect(await findMtgDeckByLink(null, token)).toBeNull();
    expect(await findMtgDeck(null, deck.id)).toMatchObject({ visibility: "public" });
    expect(await deleteMtgDeck(createTestViewer(await createUser()), deck.id)).toBe(false);
    expect(await deleteMtgDeck(viewer, deck.id)).toBe(true);
    expect(await findOwnMtgDeck(viewer, deck.id)).toBeNull();
  });

  test("belongs to its owner: nobody else changes, renames or shares it", async () => {
    const { deck } = await withDeck();
    const other = createTestViewer(await createUser());
    expect(await saveMtgDeck(other, deck.id, { ...LIST, expectedVersion: 1 })).toEqual({ outcome: "missing" });
    expect(await changeMtgDeck(other, deck.id, { name: "x" })).toBeNull();
    expect(await changeMtgDeck(other, deck.id, { visibility: "public" })).toBeNull();
  });
});

describe("lists", () => {
  test("own decks come with numbers and verdict, public ones by format; hidden and private ones are in none", async () => {
    const { viewer, deck } = await withDeck();
    await changeMtgDeck(viewer, deck.id, { visibility: "public" });
    await createMtgDeck(viewer, {
      ...LIST,
      name: "短い森",
      deck: { ...LIST.deck, main: [{ name: "Forest", count: 59 }] },
    });
    // Both may have been saved in one millisecond.
    const mine = (await listMyMtgDecks(viewer)).decks.toSorted((a, b) => a.counts.main - b.counts.main);
    expect(mine.map(({ name, verdict, counts }) => [name, verdict, counts.main])).toEqual([
      ["短い森", "illegal", 59],
      ["六十枚の森", "legal", 60],
    ]);
    const ids = async (format: "type1" | "extended" | null) =>
      (await listPublicMtgDecks(null, { format })).decks.map(({ id }) => id);
    expect(await ids(null)).toEqual([deck.id]);
    expect(await ids("type1")).toEqual([deck.id]);
    expect(await ids("extended")).toEqual([]);
    const { next } = await listPublicMtgDecks(null, { format: null });
    expect(next).toBeNull();
  });

  test("the file of one's own decks holds them, and deleting the account takes them away", async () => {
    const { viewer, deck } = await withDeck();
    expect(await exportMyMtgDecks(viewer)).toMatchObject([{ ...LIST, visibility: "private" }]);
    await openDatabase().user.delete({ where: { id: viewer.userId } });
    expect(await openDatabase().deck.findUnique({ where: { id: deck.id } })).toBeNull();
  });
});

describe("the games", () => {
  test("a deck of one game is missing to reads and writes of the other", async () => {
    const { viewer, deck } = await withDeck();
    expect(await findDeckForViewer(viewer, deck.id)).toBeNull();
    expect(await findOwnDeck(viewer, deck.id)).toBeNull();
    expect(await listOwnDecks(viewer)).toEqual([]);
    const draft = { name: "x", deck: { grimoire: [], stoneDeck: [] }, expectedVersion: 1 };
    expect(await saveDeck(viewer, deck.id, draft as never)).toMatchObject({ outcome: "missing" });
    expect(await deleteDeck(viewer, deck.id)).toBe(false);
    const magmell = await createDeck({ id: viewer.userId });
    expect(await findMtgDeck(viewer, magmell.id)).toBeNull();
    expect(await saveMtgDeck(viewer, magmell.id, { ...LIST, expectedVersion: 1 })).toEqual({ outcome: "missing" });
    expect(await deleteMtgDeck(viewer, magmell.id)).toBe(false);
    expect(await countMyMtgDecks(viewer)).toBe(1);
  });
});
