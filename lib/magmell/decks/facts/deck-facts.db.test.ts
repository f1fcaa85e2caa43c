import { beforeEach, expect, test } from "vitest";
import { type Color, type Deck, toColorBits } from "@/engine/magmell";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { DeckSort } from "@/lib/decks/deck-sort";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { createDeck as seedDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { listPublicDecks } from "../data";
import { toStoredLines } from "../deck-row";
import { createDeck, saveDeck } from "../mutations";
import { createSampleDeck } from "../sample-deck";
import { setDeckVisibility } from "../testing/set-visibility";
import { refreshDeckFacts } from "./mutations";

const { definitions } = await getCatalogue();
const LEGAL = createSampleDeck(definitions, 1, ["blue", "red"]) ?? expect.fail("no sample deck");
const stonesOf = (name: string) => ({ grimoire: [], stoneDeck: [{ name, count: 20 }] });

beforeEach(async () => void (await openDatabase().deck.deleteMany({ where: { ownerId: { not: null } } })));

const factsOf = (id: string) =>
  openDatabase().deck.findUnique({ where: { id }, select: { colors: true, legal: true, judgedBy: true } });

test("a save writes the colors and the legality of its deck", async () => {
  const me = createTestViewer(await createUser());
  const { version } = await getCatalogue();
  const made = await createDeck(me, { name: "合法の書", deck: LEGAL });
  const id = made?.id ?? "";
  expect(await factsOf(id)).toEqual({ colors: toColorBits(["blue", "red"]), legal: true, judgedBy: version });
  await saveDeck(me, id, { name: "緑の石", deck: stonesOf("緑の魔石"), expectedVersion: 1 });
  expect(await factsOf(id)).toEqual({ colors: toColorBits(["green"]), legal: false, judgedBy: version });
});

test("decks of an earlier release are judged once, and keep their day", async () => {
  const user = await createUser();
  const decks = [
    await seedDeck(user, { lines: toStoredLines(LEGAL), visibility: "public" }),
    await seedDeck(user, { lines: [{ zone: "stoneDeck", name: "青の魔石", count: 20 }] }),
  ];
  const [legal, stones] = decks.map(({ id }) => id);
  const catalogue = await getCatalogue();
  await openDatabase().deck.updateMany({ where: { starterKey: { not: null } }, data: { judgedBy: catalogue.version } });
  expect(await refreshDeckFacts(catalogue)).toBe(2);
  expect(await factsOf(legal ?? "")).toMatchObject({ colors: toColorBits(["blue", "red"]), legal: true });
  expect(await factsOf(stones ?? "")).toMatchObject({ colors: toColorBits(["blue"]), legal: false });
  expect(await refreshDeckFacts(catalogue)).toBe(0);
  expect(await refreshDeckFacts({ ...catalogue, version: "other cards" })).toBeGreaterThanOrEqual(2);
  const now = await openDatabase().deck.findMany({ where: { ownerId: user.id }, orderBy: { createdAt: "asc" } });
  expect(now.map(({ updatedAt }) => updatedAt)).toEqual(decks.map(({ updatedAt }) => updatedAt));
});

test("lists hold the decks that have the colors of a filter, page by page in each order, and searches do too", async () => {
  const user = await createUser();
  const me = createTestViewer(user);
  const publish = async (name: string, deck: Deck) => {
    const made = await createDeck(me, { name, deck });
    await setDeckVisibility(me, made?.id ?? "", "public");
  };
  await publish("色1 合法", LEGAL);
  for (const name of ["色2", "色3"]) await publish(name, stonesOf("青の魔石"));
  await publish("色4", stonesOf("緑の魔石"));
  const walk = async (colors: readonly Color[], legal: boolean, sort: DeckSort) => {
    const seen = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await listPublicDecks(null, { facts: { colors, legal }, sort, size: 1, after });
      after = page.next;
      seen.push(...page.decks.map(({ name }) => name));
    }
    return seen;
  };
  expect(await walk(["blue"], false, "name")).toEqual(["色1 合法", "色2", "色3"]);
  expect(await walk(["blue"], false, "newest")).toEqual(["色3", "色2", "色1 合法"]);
  expect(new Set(await walk(["blue"], false, "likes"))).toEqual(new Set(["色1 合法", "色2", "色3"]));
  expect(await walk(["blue", "red"], false, "newest")).toEqual(["色1 合法"]);
  expect(await walk(["green"], true, "newest")).toEqual([]);
  expect(await walk([], true, "newest")).toEqual(["色1 合法"]);
  const search = async (colors: readonly Color[], legal: boolean) =>
    (await findDecks(null, "色", 1, "name", { colors, legal })).decks.map(({ name }) => name);
  expect(await search(["blue"], false)).toEqual(["色1 合法", "色2", "色3"]);
  expect(await search(["blue"], true)).toEqual(["色1 合法"]);
});
