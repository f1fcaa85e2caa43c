import { beforeEach, describe, expect, test } from "vitest";
import { createReauthenticatedAdmin, createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Admin } from "@/lib/accounts/types";
import { REVIEW_PAGE_SIZE } from "@/lib/magmell/catalogue/import/import-review";
import { FIRST_REVIEW_PAGE } from "@/lib/magmell/catalogue/import/review-query";
import { getNewestVersion, getPublishedState, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { importTestCards } from "@/lib/magmell/catalogue/testing/import-test-cards";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openCountedDatabase, openDatabase } from "@/prisma/factories/database";
import { readAuditLog } from "../audit/data";
import { listDrafts, readDraft } from "./data";
import { createDraft, discardDraft, publishDraft } from "./mutations";

const database = openDatabase();
const spark = (ap: number, more: object = {}) =>
  buildCardFile({
    cards: [
      buildCard(2, "火の子", "ひのこ", { englishName: "Spark", revisions: [buildUnitRevision({ ap, ...more })] }),
    ],
  });

const administrator = async (name: string | null = "編集者") =>
  createReauthenticatedAdmin(createTestViewer(await createUser({ name, role: "admin" })));

async function drafted(admin: Admin, content: unknown): Promise<string> {
  const created = await createDraft(admin, [buildCardFileSource(content)], database);
  if (!created.ok) throw new Error(JSON.stringify(created.review.problems));
  return created.id;
}

async function opened(admin: Admin, id: string) {
  const draft = await readDraft(admin, id, FIRST_REVIEW_PAGE, database);
  if (!draft) throw new Error("There is no such draft");
  return draft;
}

beforeEach(async () => {
  await database.importDraft.deleteMany();
  await database.deck.deleteMany();
  await clearCatalogue();
  await importTestCards(buildCardFile());
});

test("a draft is kept, read, and published as it was read", async () => {
  const admin = await administrator();
  const id = await drafted(admin, spark(7));
  expect(await listDrafts(admin, database)).toMatchObject([
    { id, createdBy: "編集者", files: ["trial.json"], changes: 1 },
  ]);
  const { review, impact, plan } = await opened(admin, id);
  expect(review).toMatchObject({
    problems: [],
    counts: { changed: { revision: 1 }, added: { card: 0 } },
    cards: [{ number: 2, kind: "changed", revisions: [{ fields: [{ field: "ap", before: "2", after: "7" }] }] }],
  });
  expect(impact?.cards).toMatchObject([{ number: 2, fields: [{ field: "ap", before: "2", after: "7" }] }]);
  const before = await getNewestVersion(database);
  const published = await publishDraft(admin, id, plan, database);
  expect(published.ok && published.version > before).toBe(true);
  expect((await readCatalogueRecords(database)).cards[1]?.revisions[0]?.ap).toBe(7);
  expect(await listDrafts(admin, database)).toEqual([]);
  const { entries } = await readAuditLog(null, 2, database);
  expect(entries.map(({ action, actor, actorId }) => [action, actor, actorId])).toEqual([
    ["import.publish", "編集者", admin.userId],
    ["import.draft", "編集者", admin.userId],
  ]);
});

describe("what was published since", () => {
  test("does no harm as long as the draft does the same", async () => {
    const admin = await administrator();
    const id = await drafted(admin, spark(7));
    const { plan } = await opened(admin, id);
    await importTestCards(buildCardFile({ sets: [{ ...TEST_SET, code: "NX" }], cards: [] }));
    expect(await publishDraft(admin, id, plan, database)).toMatchObject({ ok: true });
  });

  test("is shown before anything is published when it changes what the draft does", async () => {
    const admin = await administrator();
    const id = await drafted(admin, spark(7));
    const { plan } = await opened(admin, id);
    await importTestCards(spark(5));
    const before = await readCatalogueRecords(database);
    expect(await publishDraft(admin, id, plan, database)).toEqual({ ok: false, reason: "MOVED" });
    expect(await readCatalogueRecords(database)).toEqual(before);
    const again = await opened(admin, id);
    expect(again.review.cards[0]?.revisions[0]?.fields).toMatchObject([{ field: "ap", before: "5", after: "7" }]);
    expect(await publishDraft(admin, id, again.plan, database)).toMatchObject({ ok: true });
  });

  test("may be all of the draft, or make it wrong", async () => {
    const admin = await administrator();
    const same = await drafted(admin, spark(7));
    const taken = await drafted(
      admin,
      buildCardFile({ cards: [buildCard(9, "新しい頁", "あたらしいぺーじ", { printings: [] })] }),
    );
    const plans = [(await opened(admin, same)).plan, (await opened(admin, taken)).plan] as const;
    await importTestCards(spark(7));
    await importTestCards(buildCardFile({ cards: [buildCard(9, "別の頁", "べつのぺーじ", { printings: [] })] }));
    expect(await publishDraft(admin, same, plans[0], database)).toEqual({ ok: false, reason: "NOTHING" });
    expect(await publishDraft(admin, taken, plans[1], database)).toEqual({ ok: false, reason: "PROBLEMS" });
    const { review, impact } = await opened(admin, taken);
    expect(review.problems.map(({ code }) => code)).toEqual(["NUMBER_TAKEN"]);
    expect(impact).toBeNull();
  });
});

test("a draft is weighed against what is served, and published against what the database holds", async () => {
  const admin = await administrator();
  await getPublishedState();
  await database.revision.updateMany({ where: { cardNumber: 2 }, data: { ap: 6 } });
  const id = await drafted(admin, spark(7));
  const { review, plan } = await opened(admin, id);
  expect(review.cards[0]?.revisions[0]?.fields).toMatchObject([{ field: "ap", before: "2", after: "7" }]);
  expect(await publishDraft(admin, id, plan, database)).toEqual({ ok: false, reason: "MOVED" });
});

test("what a draft does is worked out once for all pages of its review, until something is published", async () => {
  const admin = await administrator();
  const many = Array.from({ length: REVIEW_PAGE_SIZE + 1 }, (_, index) =>
    buildCard(index + 100, `頁${index}`, "ぺーじ", { printings: [] }),
  );
  const id = await drafted(admin, buildCardFile({ sets: [], cards: many }));
  const first = await readDraft(admin, id, { kind: null, page: 1 }, database);
  const counted = openCountedDatabase();
  const second = await readDraft(admin, id, { kind: "new", page: 2 }, counted.database);
  expect(counted.statements.filter((sql) => /"(?:Card|Deck)"/.test(sql))).toEqual([]);
  expect([first?.review.cards.length, second?.review.cards.length]).toEqual([REVIEW_PAGE_SIZE, 1]);
  expect(second?.plan).toBe(first?.plan);
  await importTestCards(buildCardFile({ sets: [], cards: many.slice(0, 1) }));
  const since = await readDraft(admin, id, { kind: "new", page: 2 }, counted.database);
  expect([since?.review.page, since?.review.found]).toEqual([1, REVIEW_PAGE_SIZE]);
  expect(await publishDraft(admin, id, first?.plan ?? "", database)).toEqual({ ok: false, reason: "MOVED" });
  await counted.database.$disconnect();
});

test("the texts of a draft are compiled when it is read, and kept for its publication", async () => {
  const admin = await administrator();
  const id = await drafted(admin, spark(7, { text: "■カードを2枚引く。" }));
  await database.textReading.deleteMany();
  const { plan } = await opened(admin, id);
  const kept = await database.textReading.findMany({ select: { key: true } });
  expect(kept).toHaveLength(1);
  await database.textReading.updateMany({
    data: { reading: JSON.stringify({ abilities: [], englishText: "kept", coverage: "full" }) },
  });
  expect(await publishDraft(admin, id, plan, database)).toMatchObject({ ok: true });
  expect(await database.textReading.findMany({ where: { reading: { contains: "kept" } } })).toHaveLength(1);
  await database.textReading.deleteMany();
});

test("files with problems, or that change nothing, are not kept", async () => {
  const admin = await administrator();
  const bad = await createDraft(admin, [buildCardFileSource("{")], database);
  expect(bad).toMatchObject({ ok: false, review: { problems: [{ code: "JSON" }] } });
  const same = await createDraft(admin, [buildCardFileSource(buildCardFile())], database);
  expect(same).toMatchObject({ ok: false, review: { problems: [], counts: { same: { card: 3 } } } });
  expect(await listDrafts(admin, database)).toEqual([]);
});

test("a draft is thrown away once, and one that is not there is none", async () => {
  const admin = await administrator(null);
  const id = await drafted(admin, spark(7));
  expect(await discardDraft(admin, id, database)).toBe(true);
  expect(await discardDraft(admin, id, database)).toBe(false);
  expect(await discardDraft(admin, "no id", database)).toBe(false);
  expect(await readDraft(admin, id, FIRST_REVIEW_PAGE, database)).toBeNull();
  expect(await publishDraft(admin, id, "", database)).toEqual({ ok: false, reason: "NO_DRAFT" });
  expect((await readAuditLog(null, 1, database)).entries).toMatchObject([
    { action: "import.discard", actor: admin.email },
  ]);
});

test("decks that hold a card which changes are counted, and only public ones are called by name", async () => {
  const admin = await administrator();
  const owner = await createUser();
  const holding = (name: string) => [{ zone: "grimoire", name, count: 4 }] as const;
  await createDeck(owner, { name: "秘密", visibility: "private", lines: holding("火 の 子") });
  await createDeck(owner, { name: "みんなの", visibility: "public", lines: holding("火 の 子") });
  await createDeck(owner, { name: "ほか", visibility: "public", lines: holding("水鏡") });
  const { impact } = await opened(admin, await drafted(admin, spark(7)));
  expect(impact?.decks).toMatchObject({ held: { starter: 0, public: 1, hidden: 1 }, unchecked: 0 });
  expect(impact?.decks.named).toMatchObject([{ name: "みんなの", cards: ["火 の 子"], legal: [false, false] }]);
  expect(JSON.stringify(impact)).not.toContain("秘密");
  expect(impact?.goldfish).toEqual({ saved: 0, decks: 2 });
});
