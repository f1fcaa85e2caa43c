import { describe, expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { findDeckForViewer, listPublicDecks } from "@/lib/magmell/decks/data";
import { likeDeck, unlikeDeck } from "@/lib/magmell/decks/likes/mutations";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { findAuthor, listAuthorDecks, listFollowedAuthors } from "./data";
import { followAuthor, unfollowAuthor } from "./mutations";

async function reader(name: string | null = null): Promise<Viewer & { key: string }> {
  const user = await createUser({ name });
  return { ...createTestViewer(user), key: user.authorKey };
}
const owner = ({ userId }: Viewer) => ({ id: userId });
const NEWEST = { sort: "newest" } as const;

describe("an author page", () => {
  test("tells the public decks and nothing of the account", async () => {
    const me = await reader("司書");
    const open = await createDeck(owner(me), { visibility: "public" });
    await createDeck(owner(me), { visibility: "unlisted" });
    await createDeck(owner(me));
    const author = await findAuthor(null, me.key);
    expect(author).toEqual({
      key: me.key,
      name: "司書",
      bio: "",
      decks: 1,
      followers: 0,
      followed: false,
      mine: false,
    });
    const told = JSON.stringify([author, await listAuthorDecks(null, me.key, NEWEST)]);
    expect(told).not.toContain(me.userId);
    expect(told).not.toContain(me.email);
    expect((await listAuthorDecks(null, me.key, NEWEST)).decks.map(({ id }) => id)).toEqual([open.id]);
  });

  test("of who has no public deck is there for nobody else", async () => {
    const [me, stranger] = [await reader("隠れ"), await reader()];
    await createDeck(owner(me), { visibility: "unlisted" });
    for (const viewer of [null, stranger]) expect(await findAuthor(viewer, me.key)).toBeNull();
    expect(await findAuthor(me, me.key)).toMatchObject({ mine: true });
    expect(await followAuthor(stranger, me.key)).toBeNull();
    for (const key of ["", "x", "0".repeat(32), me.userId, `${me.key}'`]) expect(await findAuthor(me, key)).toBeNull();
  });
});

describe("following", () => {
  test("counts once, is taken back, and brings the author's public decks and no others", async () => {
    const [author, me] = [await reader("灯"), await reader()];
    const open = await createDeck(owner(author), { visibility: "public" });
    await createDeck(owner(author), { visibility: "private" });
    await createDeck(owner(await reader()), { visibility: "public" });
    expect(await followAuthor(me, author.key)).toEqual({ followers: 1, followed: true });
    expect(await followAuthor(me, author.key)).toEqual({ followers: 1, followed: true });
    expect(await listFollowedAuthors(me)).toEqual([{ key: author.key, name: "灯" }]);
    expect((await listPublicDecks(me, { followed: true })).decks.map(({ id }) => id)).toEqual([open.id]);
    expect((await listPublicDecks(null, { followed: true })).decks).toEqual([]);
    expect(await unfollowAuthor(me, author.key)).toEqual({ followers: 0, followed: false });
    expect(await unfollowAuthor(me, author.key)).toEqual({ followers: 0, followed: false });
    expect((await listPublicDecks(me, { followed: true })).decks).toEqual([]);
  });

  test("oneself does nothing", async () => {
    const me = await reader();
    await createDeck(owner(me), { visibility: "public" });
    expect(await followAuthor(me, me.key)).toEqual({ followers: 0, followed: false });
  });
});

describe("a like", () => {
  test("counts once for each who gives it, is taken back, and shows to whom it belongs", async () => {
    const [me, other] = [await reader(), await reader()];
    const { id } = await createDeck(owner(await reader()), { visibility: "public" });
    expect(await likeDeck(me, id)).toEqual({ likes: 1, liked: true });
    expect(await likeDeck(me, id)).toEqual({ likes: 1, liked: true });
    expect(await likeDeck(other, id)).toEqual({ likes: 2, liked: true });
    expect(await findDeckForViewer(null, id)).toMatchObject({ likes: 2, liked: false });
    expect(await unlikeDeck(me, id)).toEqual({ likes: 1, liked: false });
    expect(await unlikeDeck(me, id)).toEqual({ likes: 1, liked: false });
    expect(await findDeckForViewer(other, id)).toMatchObject({ likes: 1, liked: true });
  });

  test("of a deck that one may not see is one of a deck that is not there", async () => {
    const me = await reader();
    for (const visibility of ["private", "unlisted"] as const) {
      const { id } = await createDeck(owner(await reader()), { visibility });
      expect(await likeDeck(me, id)).toBeNull();
      expect(await unlikeDeck(me, id)).toBeNull();
      expect(await openDatabase().deckLike.count({ where: { deckId: id } })).toBe(0);
    }
    expect(await likeDeck(me, "nothing")).toBeNull();
  });

  test("at once from many windows is one", async () => {
    const me = await reader();
    const { id } = await createDeck(owner(await reader()), { visibility: "public" });
    await Promise.all(Array.from({ length: 6 }, () => likeDeck(me, id)));
    expect(await findDeckForViewer(me, id)).toMatchObject({ likes: 1, liked: true });
  });
});

test("public decks stand in the order that is asked for, in the list and in a search", async () => {
  const author = await reader("並べる人");
  const made = [];
  for (const [second, name] of ["並び乙", "並び甲", "並び丙"].entries())
    made.push(
      await createDeck(owner(author), {
        name,
        visibility: "public",
        updatedAt: new Date(Date.UTC(2026, 10, 20, 0, 0, second)),
      }),
    );
  const [first, second, third] = made.map(({ id }) => id);
  await openDatabase().deck.update({ where: { id: second }, data: { tags: ["見本"] } });
  await likeDeck(author, first ?? "");
  await likeDeck(await reader(), first ?? "");
  await likeDeck(author, third ?? "");
  const listed = async (sort: "newest" | "likes" | "name") =>
    (await listAuthorDecks(null, author.key, { sort })).decks.map(({ id }) => id);
  expect(await listed("likes")).toEqual([first, third, second]);
  expect(await listed("newest")).toEqual([second, third, first]);
  const found = async (typed: string, sort: "newest" | "likes" | "name" = "newest") =>
    (await findDecks(null, typed, 1, sort)).decks.map(({ id }) => id);
  expect(await found("並び", "likes")).toEqual([first, third, second]);
  expect(await found("並び likes>=1", "name")).toEqual([third, first]);
  expect(await found("並び タグ:見本")).toEqual([second]);
  // Behind the last one the list begins anew.
  const last = (await listAuthorDecks(null, author.key, { sort: "name" })).decks.at(-1);
  const behind = await listAuthorDecks(null, author.key, { sort: "name", after: `${last?.name}~zzzz` });
  expect([behind.decks.length, behind.previous]).toEqual([3, null]);
});
