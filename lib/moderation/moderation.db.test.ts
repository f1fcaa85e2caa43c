import { describe, expect, test } from "vitest";
import { exportAccount, findSession } from "@/lib/accounts/data";
import { createReauthenticatedAdmin } from "@/lib/accounts/testing/create-test-viewer";
import type { Admin, Viewer } from "@/lib/accounts/types";
import { findAuthor } from "@/lib/authors/data";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { findDeckByLinkToken, findDeckForViewer, listOwnDecks, listPublicDecks } from "@/lib/magmell/decks/data";
import { deleteDeck } from "@/lib/magmell/decks/mutations";
import { setDeckVisibility } from "@/lib/magmell/decks/testing/set-visibility";
import { createDeck, type Visibility } from "@/prisma/factories/create-deck";
import { createSession } from "@/prisma/factories/create-session";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { findDeckSuspension, findReportable, listReportedPages } from "./data";
import { createReport, moderatePage, replyToSuspension } from "./mutations";
import { moderationInputSchema } from "./schema";
import { REPORT_LIMITS } from "./types";

async function signedIn(wishes?: Parameters<typeof createUser>[0]): Promise<Viewer> {
  const { session } = await createSession(await createUser(wishes));
  const found = await findSession(session.id);
  if (!found) throw new Error("A session was not found");
  return found.viewer;
}

const moderator = async () => createReauthenticatedAdmin(await signedIn({ role: "admin" }));

async function shared(visibility: Visibility = "public") {
  const owner = await signedIn({ name: "作者" });
  const { authorKey } = await openDatabase().user.findUniqueOrThrow({ where: { id: owner.userId } });
  return { owner, key: authorKey, deck: await createDeck({ id: owner.userId }, { name: "問題のデッキ", visibility }) };
}

const about = (id: string) => ({ about: "deck", id }) as const;
const wish = (id: string, words = "名前がひどいです。") => ({ ...about(id), reason: "offensive", words }) as const;
const hide = (id: string) => ({ ...about(id), act: "hide", reason: "名前を直してください。" }) as const;
const reportsOf = async (admin: Admin, id: string) =>
  (await listReportedPages(admin, "open")).find((page) => page.id === id)?.reports ?? [];

describe("a report", () => {
  test("needs no account, and of one account one waits, with its last words", async () => {
    const [{ deck }, admin, reader] = [await shared(), await moderator(), await signedIn({ name: "読者" })];
    expect(await createReport(null, wish(deck.id))).toBe(true);
    expect(await createReport(reader, wish(deck.id, "まえ"))).toBe(true);
    expect(await createReport(reader, wish(deck.id, "あと"))).toBe(true);
    expect(await reportsOf(admin, deck.id)).toMatchObject([
      { by: null, words: "名前がひどいです。" },
      { by: "読者", words: "あと" },
    ]);
    expect(await exportAccount(reader)).toMatchObject({ reports: [{ words: "あと", state: "open" }] });
    await openDatabase().user.delete({ where: { id: reader.userId } });
    expect(await reportsOf(admin, deck.id)).toHaveLength(1);
  });

  test("is taken of public pages only, and not of one's own", async () => {
    const [hidden, unlisted, { owner, deck, key }] = [
      await shared("private"),
      await shared("unlisted"),
      await shared(),
    ];
    for (const id of [hidden.deck.id, unlisted.deck.id, "no id"])
      expect(await createReport(null, wish(id))).toBe(false);
    expect(await createReport(owner, wish(deck.id))).toBe(false);
    expect(await findReportable(null, "author", key)).toMatchObject({ id: key, name: "作者" });
    expect(await findReportable(owner, "author", key)).toBeNull();
    expect(await findReportable(null, "author", hidden.key)).toBeNull();
    const starter = await openDatabase().deck.findFirstOrThrow({ where: { starterKey: { not: null } } });
    expect(await createReport(null, wish(starter.id))).toBe(false);
    expect(await moderatePage(COMMAND_LINE_ACTOR, hide(starter.id))).toBeNull();
  });

  test("of a page of which many wait is taken and not stored", async () => {
    const { deck } = await shared();
    const rows = Array.from({ length: REPORT_LIMITS.open }, () => ({ deckId: deck.id, reason: "spam", words: "広告" }));
    await openDatabase().report.createMany({ data: rows });
    expect(await createReport(null, wish(deck.id))).toBe(true);
    expect(await openDatabase().report.count({ where: { deckId: deck.id } })).toBe(REPORT_LIMITS.open);
  });
});

describe("a hidden deck", () => {
  test("is there for its owner only, who reads why, answers, and cannot share it", async () => {
    const [{ owner, deck, key }, admin] = [await shared(), await moderator()];
    await createReport(null, wish(deck.id));
    expect(await moderatePage(admin, hide(deck.id))).toEqual({ decks: 1, reports: 1 });
    expect(await findDeckForViewer(null, deck.id)).toBeNull();
    expect(await findDeckForViewer(admin, deck.id)).toBeNull();
    expect(await findAuthor(null, key)).toBeNull();
    expect((await listPublicDecks(null, { authorKey: key })).decks).toEqual([]);
    expect(await findDeckForViewer(owner, deck.id)).toMatchObject({ mine: true, visibility: "private" });

    expect(await findDeckSuspension(owner, deck.id)).toMatchObject({ reason: "名前を直してください。", reply: "" });
    expect(await findDeckSuspension(admin, deck.id)).toBeNull();
    for (const visibility of ["public", "unlisted"] as const)
      expect(await setDeckVisibility(owner, deck.id, visibility)).toMatchObject({ visibility: "private", link: null });
    expect(await replyToSuspension(admin, deck.id, "よその人")).toBe(false);
    expect(await replyToSuspension(owner, deck.id, "直しました。")).toBe(true);
    const [page] = (await listReportedPages(admin, "hidden")).filter(({ id }) => id === deck.id);
    expect(page).toMatchObject({ name: "問題のデッキ", hiding: { reply: "直しました。" } });
    expect(await reportsOf(admin, deck.id)).toEqual([]);

    expect(await moderatePage(admin, { ...about(deck.id), act: "restore", reason: "" })).toEqual({
      decks: 1,
      reports: 0,
    });
    expect(await findDeckForViewer(null, deck.id)).toMatchObject({ updatedAt: deck.updatedAt.toISOString() });
    expect(await findDeckSuspension(owner, deck.id)).toBeNull();
    expect(await replyToSuspension(owner, deck.id, "あとから")).toBe(false);
    const audit = await openDatabase().auditEntry.findMany({
      where: { actorId: admin.userId },
      orderBy: { id: "asc" },
    });
    expect(audit).toMatchObject([
      { action: "page.hide", details: { id: deck.id, decks: 1, reports: 1 } },
      { action: "page.restore", details: { id: deck.id } },
    ]);
  });

  test("that was unlisted gets its link back, and its owner may delete it", async () => {
    const { owner, deck } = await shared("unlisted");
    const token = deck.linkToken ?? "";
    expect(await moderatePage(COMMAND_LINE_ACTOR, hide(deck.id))).toEqual({ decks: 1, reports: 0 });
    expect(await findDeckByLinkToken(null, token)).toBeNull();
    expect(await findDeckForViewer(owner, deck.id)).toMatchObject({ link: null });
    await moderatePage(COMMAND_LINE_ACTOR, { ...about(deck.id), act: "restore", reason: "" });
    expect(await findDeckByLinkToken(null, token)).toMatchObject({ id: deck.id });
    await moderatePage(COMMAND_LINE_ACTOR, hide(deck.id));
    expect(await deleteDeck(owner, deck.id)).toBe(true);
  });

  test("cannot be made public by any statement", async () => {
    const { deck } = await shared();
    await moderatePage(COMMAND_LINE_ACTOR, hide(deck.id));
    const share = openDatabase().deck.update({ where: { id: deck.id }, data: { visibility: "public" } });
    await expect(share).rejects.toThrow("Deck_hidden_is_private_check");
  });

  test("may be one of all that an author shares", async () => {
    const { owner, key, deck } = await shared();
    const second = await createDeck({ id: owner.userId }, { visibility: "unlisted" });
    const kept = await createDeck({ id: owner.userId });
    expect(
      await moderatePage(COMMAND_LINE_ACTOR, { about: "author", id: key, act: "hide", reason: "宣伝です。" }),
    ).toEqual({ decks: 2, reports: 0 });
    for (const { id } of [deck, second])
      expect(await findDeckSuspension(owner, id)).toMatchObject({ reason: "宣伝です。" });
    expect(await findDeckSuspension(owner, kept.id)).toBeNull();
    expect(await moderatePage(COMMAND_LINE_ACTOR, { about: "author", id: key, act: "restore", reason: "" })).toEqual({
      decks: 2,
      reports: 0,
    });
    expect(await findAuthor(null, key)).not.toBeNull();
  });
});

test("reports are dismissed together, and the page stays", async () => {
  const [{ deck }, admin] = [await shared(), await moderator()];
  await createReport(null, wish(deck.id));
  expect(await moderatePage(admin, { ...about(deck.id), act: "dismiss", reason: "" })).toEqual({
    decks: 0,
    reports: 1,
  });
  expect(await moderatePage(admin, { ...about(deck.id), act: "dismiss", reason: "" })).toEqual({
    decks: 0,
    reports: 0,
  });
  expect(await findDeckForViewer(null, deck.id)).not.toBeNull();
  expect(await reportsOf(admin, deck.id)).toEqual([]);
});

test("whoever hides a page says why", () => {
  expect(moderationInputSchema.safeParse({ ...hide("x"), reason: " " }).success).toBe(false);
  expect(moderationInputSchema.safeParse({ ...hide("x"), act: "dismiss", reason: "" }).success).toBe(true);
});

test("a hidden deck is marked in the list of its owner, and not any more once it is given back", async () => {
  const admin = await moderator();
  const { owner, deck } = await shared();
  const marks = async () => (await listOwnDecks(owner)).map(({ hidden }) => hidden);
  expect(await marks()).toEqual([false]);
  await moderatePage(admin, hide(deck.id));
  expect(await marks()).toEqual([true]);
  await moderatePage(admin, { ...about(deck.id), act: "restore", reason: "" });
  expect(await marks()).toEqual([false]);
});
