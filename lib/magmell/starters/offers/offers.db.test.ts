import { beforeEach, describe, expect, test } from "vitest";
import { createReauthenticatedAdmin, createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import { readAuditLog } from "@/lib/magmell/catalogue/history/audit/data";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { listDrafts } from "@/lib/magmell/catalogue/history/drafts/data";
import { discardDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { getNewestVersion, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { offerStarterCards } from "./mutations";

const database = openDatabase();
const administrator = async () => createReauthenticatedAdmin(createTestViewer(await createUser({ role: "admin" })));
const release = (ap: number) =>
  buildCardFile({
    cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", revisions: [buildUnitRevision({ ap })] })],
  });
const offer = (content: unknown) =>
  offerStarterCards([buildCardFileSource(content, "release.json")], undefined, database);
const apNow = async () =>
  (await readCatalogueRecords(database)).cards.find(({ number }) => number === 2)?.revisions[0]?.ap;

beforeEach(async () => {
  await database.importDraft.deleteMany();
  await clearCatalogue();
});

test("starters are published where there never was a card, and the same ones change nothing later", async () => {
  expect(await offer(release(2))).toMatchObject({ outcome: "loaded" });
  const version = await getNewestVersion(database);
  expect(version).toBeGreaterThan(0);
  expect(await offer(release(2))).toEqual({ outcome: "known" });
  expect([await getNewestVersion(database), await listDrafts(await administrator(), database)]).toEqual([version, []]);
});

describe("on a site with cards of its own", () => {
  beforeEach(async () => {
    await importCardFiles([buildCardFileSource(release(3), "ours.json")], { database });
  });

  test("newer starters become a draft, and nothing that readers see changes", async () => {
    const version = await getNewestVersion(database);
    const made = await offer(release(9));
    expect(made).toMatchObject({ outcome: "drafted", changes: 1 });
    const [draft] = await listDrafts(await administrator(), database);
    expect(draft).toMatchObject({ createdBy: COMMAND_LINE_ACTOR, files: ["release.json"], changes: 1 });
    expect([await getNewestVersion(database), await apNow()]).toEqual([version, 3]);
  });

  test("they are offered once, also when the draft was thrown away, and newer ones again", async () => {
    const made = await offer(release(11));
    const admin = await administrator();
    expect(made.outcome === "drafted" && (await discardDraft(admin, made.draft, database))).toBe(true);
    expect(await offer(release(11))).toEqual({ outcome: "known" });
    expect(await listDrafts(admin, database)).toEqual([]);
    expect(await offer(release(12))).toMatchObject({ outcome: "drafted" });
    const { entries } = await readAuditLog(null, 5, database);
    expect(entries.filter(({ action }) => action === "starters.offer")).toHaveLength(2);
  });

  test("withdrawn cards stay withdrawn until somebody publishes the draft", async () => {
    const withdrawn = buildCardFile({
      cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", retired: true })],
    });
    await importCardFiles([buildCardFileSource(withdrawn, "withdrawn.json")], { database });
    await offer(release(3));
    expect((await readCatalogueRecords(database)).cards.find(({ number }) => number === 2)?.retired).toBe(true);
  });

  test("starters that do not fit the cards of the site are told as such, once", async () => {
    const taken = buildCardFile({ cards: [buildCard(2, "別の名", "べつのな", { englishName: "Other" })] });
    expect(await offer(taken)).toMatchObject({ outcome: "unfit", problems: [{ code: "NUMBER_TAKEN" }] });
    expect(await offer(taken)).toEqual({ outcome: "known" });
    expect(await listDrafts(await administrator(), database)).toEqual([]);
  });
});
