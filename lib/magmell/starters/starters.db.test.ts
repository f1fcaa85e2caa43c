import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Deck } from "@/engine/magmell";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { findDeckForViewer, findOwnDeck, listPublicDecks, listStarterDecks } from "@/lib/magmell/decks/data";
import { changeDeck, deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { createSampleDeck } from "@/lib/magmell/decks/sample-deck";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { setDeckVisibility } from "@/lib/magmell/decks/testing/set-visibility";
import { createStarterFile } from "@/lib/magmell/starters/testing/starter-file";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { computePublicDecksStamp, getStarterDecks } from "./data";
import { importStarterDecks } from "./mutations";
import type { StarterFile } from "./schema";

const database = openDatabase();
const say = () => ({ problem: "not legal", fixes: "Make it legal." });
const importing = (files: readonly StarterFile[], dryRun = false) =>
  importStarterDecks(
    files.map((file) => buildCardFileSource(file, `${file.key}.json`)),
    { say, dryRun, database },
  );

let legal: readonly Deck[] = [];
beforeAll(async () => {
  const { definitions } = await getCatalogue();
  legal = [1, 2].map((seed) => createSampleDeck(definitions, seed) ?? { grimoire: [], stoneDeck: [] });
});
const legalFile = (more: Partial<StarterFile> = {}, deck = legal[0]) =>
  createStarterFile({
    grimoire: deck?.grimoire.map((line) => ({ ...line })) ?? [],
    stoneDeck: deck?.stoneDeck.map((line) => ({ ...line })) ?? [],
    ...more,
  });

const everything = () => ({
  decks: database.deck.findMany({ include: { lines: true, starter: true }, orderBy: { id: "asc" } }),
});

beforeEach(async () => {
  await database.starter.deleteMany();
});

test("a file becomes a public deck without an owner, with its primer in both languages", async () => {
  expect(await importing([legalFile()])).toMatchObject({ ok: true, changes: [{ key: "trial", fields: null }] });
  const [listed] = await listStarterDecks(null);
  const deck = await findDeckForViewer(null, listed?.id ?? "");
  const { name, englishName, primer, grimoire, stoneDeck } = legalFile();
  expect(deck).toMatchObject({
    name,
    visibility: "public",
    version: 1,
    author: null,
    mine: false,
    link: null,
    starter: { key: "trial", englishName, primer },
    deck: { grimoire, stoneDeck },
  });
  expect(deck?.problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("the same file again changes nothing at all, and a dry run never does", async () => {
  await importing([legalFile()]);
  const before = await everything().decks;
  expect(await importing([legalFile()])).toEqual({
    ok: true,
    changes: [{ key: "trial", name: legalFile().name, fields: [] }],
  });
  await importing([legalFile({ name: "別の束" }), legalFile({ key: "other" })], true);
  expect(await everything().decks).toEqual(before);
});

test("a changed file changes the same deck, which is a new version of it", async () => {
  await importing([legalFile()]);
  const [before] = await listStarterDecks(null);
  const primer = { ja: "守るデッキです。", en: "A deck that defends." };
  const result = await importing([legalFile({ primer }, legal[1])]);
  const fields = result.ok ? result.changes[0]?.fields?.map(({ field }) => field) : null;
  expect(fields).toEqual(expect.arrayContaining(["primer", "englishPrimer", "grimoire"]));
  const after = await findDeckForViewer(null, before?.id ?? "");
  const { grimoire, stoneDeck } = legalFile({}, legal[1]);
  expect(after).toMatchObject({ version: 2, starter: { primer }, deck: { grimoire, stoneDeck } });
});

test("one illegal deck and nothing arrives", async () => {
  const result = await importing([legalFile(), createStarterFile({ key: "bad" })]);
  expect(result).toMatchObject({ ok: false, problems: [{ code: "DECK_ILLEGAL" }, {}] });
  expect(await listStarterDecks(null)).toEqual([]);
});

test("starters stand on a shelf of their own, in their order, and not among the players' public decks", async () => {
  await importing([
    legalFile({ key: "c", place: 2 }),
    legalFile({ key: "b", place: 2 }),
    legalFile({ key: "a", place: 3 }),
  ]);
  const public_ = await createDeck(await createUser(), { visibility: "public" });
  expect((await listStarterDecks(null)).map(({ starter }) => starter?.key)).toEqual(["b", "c", "a"]);
  expect((await listPublicDecks(null)).decks.map(({ id }) => id)).toEqual([public_.id]);
});

test("the shelf tells the name, the first paragraph, the colors and a code that opens the deck", async () => {
  await importing([legalFile()]);
  const [deck] = await getStarterDecks(Date.now() + 5_000);
  const { cards, byNumber } = await getCatalogue();
  const decoded = decodeDeck(deck?.code ?? "", createNumberTable(cards));
  expect(decoded.ok && decoded.deck.grimoire.length).toBe(legalFile().grimoire.length);
  const needed = [...byNumber.values()].flatMap(({ name, neededColors }) =>
    legalFile().grimoire.some((line) => line.name === name) ? neededColors : [],
  );
  expect(new Set(deck?.colors)).toEqual(new Set(needed));
  expect(deck).toMatchObject({
    name: { ja: "試しの束", en: "Trial Pile" },
    lead: { ja: "攻めるデッキです。", en: "A deck that attacks." },
  });
});

describe("nobody has a starter deck", () => {
  test.each<[string, (viewer: Viewer, id: string, deck: Deck) => Promise<unknown>, unknown]>([
    ["opened to be edited", (viewer, id) => findOwnDeck(viewer, id), null],
    ["renamed", (viewer, id) => changeDeck(viewer, id, { name: "わたしの" }), null],
    ["hidden", (viewer, id) => setDeckVisibility(viewer, id, "private"), null],
    ["deleted", (viewer, id) => deleteDeck(viewer, id), false],
    [
      "saved over",
      (viewer, id, deck) => saveDeck(viewer, id, { name: "わたしの", deck, expectedVersion: 1 }),
      { outcome: "missing" },
    ],
  ])("so it cannot be %s", async (_, attempt, refusal) => {
    await importing([legalFile()]);
    const before = await everything().decks;
    const viewer = createTestViewer(await createUser());
    const id = (await listStarterDecks(viewer))[0]?.id ?? "";
    expect(await attempt(viewer, id, { grimoire: [], stoneDeck: [] })).toEqual(refusal);
    expect(await everything().decks).toEqual(before);
  });

  test("and the database refuses a deck of nobody that is none, and a starter of somebody", async () => {
    await importing([legalFile()]);
    const user = await createUser();
    await expect(database.deck.create({ data: { name: "孤児" } })).rejects.toThrow("Deck_owner_or_starter_check");
    const claimed = database.deck.updateMany({ where: { starterKey: "trial" }, data: { ownerId: user.id } });
    await expect(claimed).rejects.toThrow("Deck_owner_or_starter_check");
  });
});

test("the list of public decks has another stamp with each change that visitors see", async () => {
  const user = await createUser();
  const stamps = [await computePublicDecksStamp()];
  const { id } = await createDeck(user);
  expect(await computePublicDecksStamp()).toBe(stamps[0]);
  for (const data of [{ visibility: "public" }, { name: "青" }, { likeCount: 2 }, { visibility: "private" }] as const) {
    await database.deck.update({ where: { id }, data });
    stamps.push(await computePublicDecksStamp());
  }
  expect(new Set(stamps).size).toBe(4);
  expect(stamps.at(-1)).toBe(stamps[0]);
});
