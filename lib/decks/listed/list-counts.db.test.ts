import { expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { setDeckVisibility } from "@/lib/magmell/decks/testing/set-visibility";
import { moderatePage } from "@/lib/moderation/mutations";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { likeDeck, unlikeDeck } from "../../magmell/decks/likes/mutations";
import { changeDeck, deleteDeck, saveDeck, createDeck as saveNew } from "../../magmell/decks/mutations";
import { countDecksByCardName, countPublicListings } from "./data";

const CARD = "数える札";
const OTHER = "もう一枚";
const lines = (...names: string[]) => names.map((name) => ({ zone: "grimoire" as const, name, count: 2 }));

/** Everything that is counted, and what counting everything anew gives. */
async function counts() {
  const database = openDatabase();
  const read = async () => ({
    lists: (
      await database.$queryRaw<{ subject: string; name: string; n: number }[]>`
        SELECT subject, name, sum(n)::int AS n FROM (
          SELECT subject, name, "count" AS n FROM "ListCount"
          UNION ALL SELECT subject, name, "change" FROM "ListCountChange") counted
        GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2`
    ).map(({ subject, name, n }) => `${subject} ${name} ${n}`),
    decks: await database.deck.findMany({
      orderBy: { id: "asc" },
      select: {
        id: true,
        likeCount: true,
        copyCount: true,
        lines: { orderBy: { name: "asc" }, select: { listedAt: true } },
      },
    }),
    users: await database.user.findMany({ orderBy: { id: "asc" }, select: { id: true, listedDecks: true } }),
  });
  const kept = await read();
  await database.$executeRaw`SELECT recount_lists()`;
  return { kept, counted: await read() };
}

/** Fails when what triggers kept differs from a count of everything. */
async function expectRight() {
  const { kept, counted } = await counts();
  expect(kept).toEqual(counted);
}

const world = async () => {
  const [author, fan] = [await createUser(), await createUser()];
  const deck = await createDeck(author, { visibility: "public", lines: lines(CARD, OTHER) });
  return { author, fan, deck, me: createTestViewer(author), other: createTestViewer(fan) };
};

test("counts follow a deck through its life: shown, saved, renamed, liked, copied, hidden and deleted", async () => {
  const { deck, me, other } = await world();
  const before = (await countDecksByCardName(CARD)).get(CARD);
  await expectRight();
  await changeDeck(me, deck.id, { name: "新しい名前" });
  await expectRight();
  const content = { grimoire: [{ name: CARD, count: 1 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  expect(await saveDeck(me, deck.id, { name: "x", deck: content, expectedVersion: 2 })).toMatchObject({
    outcome: "saved",
  });
  expect((await countDecksByCardName(CARD)).get(CARD)).toBe(before);
  await expectRight();
  const copy = await saveNew(other, { name: "写し", deck: content, copiedFrom: { id: deck.id, name: "x" } });
  await setDeckVisibility(other, copy?.id ?? "", "public");
  await likeDeck(me, deck.id);
  await likeDeck(other, deck.id);
  await likeDeck(other, deck.id);
  expect(await openDatabase().deck.findUnique({ where: { id: deck.id } })).toMatchObject({
    likeCount: 2,
    copyCount: 1,
  });
  await expectRight();
  await unlikeDeck(other, deck.id);
  await setDeckVisibility(other, copy?.id ?? "", "unlisted");
  expect(await openDatabase().deck.findUnique({ where: { id: deck.id } })).toMatchObject({
    likeCount: 1,
    copyCount: 0,
  });
  await expectRight();
  const shown = await countPublicListings("decks");
  await moderatePage(COMMAND_LINE_ACTOR, { about: "deck", id: deck.id, act: "hide", reason: "x" });
  expect(await countPublicListings("decks")).toBe(shown - 1);
  await expectRight();
  await moderatePage(COMMAND_LINE_ACTOR, { about: "deck", id: deck.id, act: "restore", reason: "x" });
  await expectRight();
  await deleteDeck(me, deck.id);
  await expectRight();
});

test("an account that goes takes its decks, likes and copies out of all counts", async () => {
  const { author, fan, deck, other } = await world();
  const mine = await createDeck(fan, { visibility: "public", lines: lines(OTHER) });
  await openDatabase().deck.update({ where: { id: mine.id }, data: { copiedFromId: deck.id } });
  await likeDeck(other, deck.id);
  await likeDeck(createTestViewer(author), mine.id);
  const authors = await countPublicListings("authors");
  await openDatabase().user.delete({ where: { id: author.id } });
  expect(await countPublicListings("authors")).toBe(authors - 1);
  expect(await openDatabase().deck.findUnique({ where: { id: mine.id } })).toMatchObject({ likeCount: 0 });
  await expectRight();
  await openDatabase().user.delete({ where: { id: fan.id } });
  await expectRight();
});

test("decks of the second game are counted, their formats and cards are not, which nothing reads", async () => {
  const { author, fan } = await world();
  const database = openDatabase();
  const before = await counts();
  const lines = [{ zone: "main" as const, name: "Reed Warden", count: 4 }];
  const format = { game: "mtg", format: "type1", formatOn: new Date("2000-12-15") } as const;
  const deck = await createDeck(author, { visibility: "public", lines, ...format });
  await database.deck.update({ where: { id: deck.id }, data: { format: "extended" } });
  await database.deckLine.updateMany({ where: { deckId: deck.id }, data: { zone: "sideboard" } });
  expect((await counts()).kept.lists).toEqual([...before.kept.lists, "decks mtg 1"].sort());
  expect(await countPublicListings("decks", "mtg")).toBe(1);
  await likeDeck(createTestViewer(fan), deck.id);
  await expectRight();
  await database.deck.delete({ where: { id: deck.id } });
  expect((await counts()).kept.lists).toEqual(before.kept.lists);
});

test("what waits is added up, by one at a time, without changing what is counted", async () => {
  const { deck, me } = await world();
  const database = openDatabase();
  const before = await countDecksByCardName();
  await database.$executeRaw`SELECT add_up_list_counts()`;
  expect(await database.listCountChange.count()).toBe(0);
  expect(await countDecksByCardName()).toEqual(before);
  await setDeckVisibility(me, deck.id, "private");
  await database.$transaction(async (holder) => {
    await holder.$queryRaw`SELECT 1 FROM "Lock" WHERE name = 'list-counts' FOR UPDATE`;
    // Whoever comes second leaves it to the first and waits for nobody.
    await database.$executeRaw`SELECT add_up_list_counts()`;
    expect(await database.listCountChange.count()).toBeGreaterThan(0);
  });
  for (let n = 0; n < 60; n++) await setDeckVisibility(me, deck.id, n % 2 === 0 ? "public" : "private");
  // Each hundredth change adds up all before it.
  expect(await database.listCountChange.count()).toBeLessThan(100);
  await expectRight();
});

test("decks that many save at once are counted right", async () => {
  const { me, deck, other } = await world();
  const mine = await saveNew(other, {
    name: "もうひとつ",
    deck: {
      grimoire: [
        { name: OTHER, count: 1 },
        { name: CARD, count: 1 },
      ],
      stoneDeck: [],
    },
  });
  const second = mine?.id ?? "";
  await setDeckVisibility(other, second, "public");
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      n % 3 === 0
        ? setDeckVisibility(me, deck.id, n % 2 === 0 ? "private" : "public")
        : n % 3 === 1
          ? (n % 2 === 0 ? likeDeck : unlikeDeck)(me, second)
          : changeDeck(other, second, { name: `名前${n}` }),
    ),
  );
  await expectRight();
});
