import { describe, expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { createDeck as seedDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { listOwnDecks, listPublicDecks } from "../../magmell/decks/data";
import { likeDeck } from "../../magmell/decks/likes/mutations";
import { countPublicListings, findPublicAuthorsInShard, findPublicDecksInShard } from "./data";
import { encodeListCursor } from "./list-cursor";

const reader = async (name: string | null = null): Promise<Viewer> => createTestViewer(await createUser({ name }));
const owner = (viewer: Viewer) => ({ id: viewer.userId });

const placeOf = (deck: { id: string; name: string; updatedAt: string; likes: number } | undefined) => ({
  id: deck?.id ?? "",
  name: deck?.name ?? "",
  updatedAt: new Date(deck?.updatedAt ?? ""),
  likeCount: deck?.likes ?? 0,
});

describe("lists of decks", () => {
  test("one's own decks hold every deck of one's own and none of others", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const mine = await Promise.all([seedDeck(owner(me)), seedDeck(owner(me), { visibility: "public" })]);
    await seedDeck(owner(stranger), { visibility: "public" });
    expect(new Set((await listOwnDecks(me)).map(({ id }) => id))).toEqual(new Set(mine.map(({ id }) => id)));
  });

  test("public decks come page by page, each once, the newest first, and nothing hidden among them", async () => {
    await openDatabase().deck.deleteMany();
    const me = await reader("司書");
    const moment = new Date("2026-11-20T00:00:00Z");
    for (let n = 0; n < 7; n++) {
      const { id } = await seedDeck(owner(me), { visibility: "public" });
      // Three at each moment, so that a page ends between equals.
      const updatedAt = new Date(moment.getTime() + Math.floor(n / 3) * 1000);
      await openDatabase().deck.update({ where: { id }, data: { updatedAt } });
    }
    await seedDeck(owner(me), { visibility: "unlisted" });
    await seedDeck(owner(me));
    const parts: (readonly string[])[] = [];
    const seen = [];
    for (let after: string | null | undefined; after !== null; ) {
      const found = await listPublicDecks(null, { after, size: 2 });
      after = found.next;
      parts.push(found.decks.map(({ id }) => id));
      seen.push(...found.decks);
    }
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
    expect(await countPublicListings("decks")).toBe(7);
    // And back to the first page, over the same ones.
    const { previous } = await listPublicDecks(null, { after: encodeListCursor("newest", placeOf(seen[5])), size: 2 });
    const back: (readonly string[])[] = [];
    for (let before: string | null = previous; before !== null; ) {
      const found = await listPublicDecks(null, { before, size: 2 });
      before = found.previous;
      back.unshift(found.decks.map(({ id }) => id));
    }
    expect(back).toEqual(parts.slice(0, 3));
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(
      seen.every(({ visibility, link, author }) => visibility === "public" && link === null && author === "司書"),
    ).toBe(true);
    const times = seen.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("public decks come by name and by likes, each once, and a place behind the last one is the first page", async () => {
    await openDatabase().deck.deleteMany();
    const me = await reader("司書");
    const decks = [];
    for (const name of ["う", "い", "あ", "い"]) decks.push(await seedDeck(owner(me), { visibility: "public", name }));
    for (const [at, fans] of [0, 2, 1, 2].entries())
      for (let n = 0; n < fans; n++) await likeDeck(await reader(), decks[at]?.id ?? "");
    const walk = async (sort: "name" | "likes") => {
      const seen = [];
      for (let after: string | null | undefined; after !== null; ) {
        const found = await listPublicDecks(null, { sort, after, size: 1 });
        after = found.next;
        seen.push(...found.decks);
      }
      return seen;
    };
    expect((await walk("name")).map(({ name }) => name)).toEqual(["あ", "い", "い", "う"]);
    const byLikes = await walk("likes");
    expect(byLikes.map(({ likes }) => likes)).toEqual([2, 2, 1, 0]);
    expect(new Set(byLikes.map(({ id }) => id)).size).toBe(4);
    // う, the last one by name.
    const after = encodeListCursor("name", {
      likeCount: 0,
      ...decks[0],
      name: "う",
      id: "zzzz",
      updatedAt: new Date(0),
    });
    expect(await listPublicDecks(null, { sort: "name", after, size: 3 })).toMatchObject({
      decks: [{ name: "あ" }, { name: "い" }, { name: "い" }],
      previous: null,
    });
  });

  test("a line says how many cards there are and how many problems make the deck illegal", async () => {
    const me = await reader();
    await seedDeck(owner(me), { lines: [{ zone: "stoneDeck", name: "青の魔石", count: 20 }] });
    expect(await listOwnDecks(me)).toMatchObject([{ counts: { grimoire: 0, stoneDeck: 20 }, errors: 1 }]);
  });
});

test("shares of all keys hold each public deck and each author once", async () => {
  for (let n = 0; n < 40; n++) await seedDeck(owner(await reader()), { visibility: "public" });
  for (const read of [findPublicDecksInShard, findPublicAuthorsInShard]) {
    const whole = (await read({ part: 0, parts: 1 }, 10_000)).map(({ id }) => id).sort();
    expect(whole.length).toBeGreaterThanOrEqual(40);
    for (const parts of [16, 256]) {
      const shares = Array.from({ length: parts }, (_, part) => read({ part, parts }, 10_000));
      expect((await Promise.all(shares)).flatMap((share) => share.map(({ id }) => id)).sort()).toEqual(whole);
    }
  }
});
