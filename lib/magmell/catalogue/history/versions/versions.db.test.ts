import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { writeCsvTables } from "@/lib/magmell/catalogue/import/csv/write-csv";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import { parseCatalogueChanges } from "@/lib/magmell/catalogue/model/changes";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import { getNewestVersion, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { importTestCards } from "@/lib/magmell/catalogue/testing/import-test-cards";
import { runToCompletion } from "@/lib/tasks";
import { openDatabase } from "@/prisma/factories/database";
import { readAuditLog } from "../audit/data";
import { COMMAND_LINE_ACTOR } from "../audit/types";
import { importCardFiles } from "../mutations";
import { compareVersions, findVersion, listVersions, readPublishedLines, readVersion } from "./data";
import { rollBackToVersion } from "./mutations";

const database = openDatabase();
const rolling = async (version: number) => {
  const result = await rollBackToVersion(version, COMMAND_LINE_ACTOR, { database });
  if (!result.ok) throw new Error(result.reason);
  return result;
};

/** All that is served: withdrawn cards left out, with what only they have. */
const served = ({ cards, ...records }: CatalogueRecords) =>
  stringifyCardFile({ ...records, cards: cards.filter(({ retired }) => !retired) });
const servedNow = async () => served(await readCatalogueRecords(database));

/** A version read with known lines equals the version parsed in full. */
async function expectSameBesideLines(version: number): Promise<void> {
  const now = { version: await getNewestVersion(database), records: await readCatalogueRecords(database) };
  const whole = await readVersion(version, database);
  const beside = await readVersion(version, database, await readPublishedLines(now, database));
  if (!whole.ok || !beside.ok) throw new Error("The version cannot be read");
  expect(stringifyCardFile(beside.records)).toBe(stringifyCardFile(whole.records));
  expect(runToCompletion(planRestore(beside.records, now.records))).toEqual(
    runToCompletion(planRestore(whole.records, now.records)),
  );
}

const NEWER = buildCardFile({
  sets: [
    { ...TEST_SET, name: "試し刷り 改", counters: { 栞: "bookmark" } },
    { ...TEST_SET, code: "NX" },
  ],
  cards: [
    buildCard(2, "火の子", "ひのこ", {
      englishName: "Ember",
      aliases: ["ひー"],
      tags: ["burn"],
      revisions: [
        buildUnitRevision({ ap: 3 }),
        buildUnitRevision({
          effectiveOn: "2026-01-01",
          text: "■カードを1枚引く。",
          readings: [{ textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" }],
        }),
      ],
      printings: [buildPrinting("TS-002", { revision: "2026-01-01" }), buildPrinting("NX-001", { set: "NX" })],
    }),
    buildCard(4, "新しい頁", "あたらしいぺーじ", {
      revisions: [buildMagicRevision()],
      printings: [buildPrinting("NX-004", { set: "NX" })],
    }),
  ],
  rulings: [buildRuling("TS-R001"), buildRuling("TS-R002", { cards: ["新しい頁"] })],
  lists: [{ id: "new", name: "新しいもの", englishName: "New", cards: ["新しい頁", "火の子"] }],
});

beforeEach(clearCatalogue);

describe("a published version", () => {
  test("tells what came and what changed, a new card once", async () => {
    await importTestCards(buildCardFile());
    const { version } = await importTestCards(NEWER);
    const row = await database.dataVersion.findUniqueOrThrow({ where: { version } });
    const changes = parseCatalogueChanges(row.changes);
    expect(changes.map(({ kind, row: what, id }) => `${kind} ${what} ${id}`)).toEqual([
      "changed set TS",
      "added set NX",
      "changed card 2",
      "added card 4",
      "changed revision 2 2025-04-25",
      "added revision 2 2026-01-01",
      "changed printing TS TS-002",
      "added printing NX NX-001",
      "added ruling TS-R001",
      "added ruling TS-R002",
      "added list new",
    ]);
    expect(changes[2]).toEqual({
      row: "card",
      id: "2",
      kind: "changed",
      name: "火の子",
      englishName: "Ember",
      cards: [2],
      fields: ["englishName", "aliases", "tags"],
    });
    expect(changes[9]).toMatchObject({ name: "新しい頁", englishName: "Card 4", cards: [4] });
  });

  test("holds the whole catalogue, the same bytes for the same catalogue", async () => {
    const first = await importTestCards(buildCardFile());
    await importTestCards(NEWER);
    const again = await rolling(first.version);
    const read = await readVersion(first.version, database);
    expect(read.ok && stringifyCardFile(read.records)).toContain('"name":"水鏡"');
    const [before, after] = await Promise.all(
      [first.version, again.version].map((version) =>
        database.dataVersion.findUniqueOrThrow({ where: { version }, select: { content: true } }),
      ),
    );
    // The cards that the first did not know are in the second, withdrawn.
    expect(before?.content).not.toEqual(after?.content);
    await importTestCards(NEWER);
    const third = await rolling(first.version);
    const last = await database.dataVersion.findUniqueOrThrow({ where: { version: third.version } });
    expect(last.content).toEqual(after?.content);
  });

  test("is told in the audit log, which nobody can change", async () => {
    const { version } = await importTestCards(buildCardFile());
    const { entries } = await readAuditLog(null, 1, database);
    expect(entries).toMatchObject([
      { actor: "command line", actorId: null, action: "import.publish", details: { version, files: ["trial.json"] } },
    ]);
    await expect(database.auditEntry.deleteMany()).rejects.toThrow("never changed or removed");
    await expect(database.auditEntry.updateMany({ data: { actor: "x" } })).rejects.toThrow("never changed or removed");
  });
});

describe("bringing a version back", () => {
  test("serves what it served, and withdraws the cards that it did not know", async () => {
    const { version } = await importTestCards(buildCardFile());
    const before = await servedNow();
    await importTestCards(NEWER);
    const back = await rolling(version);
    expect(back).toMatchObject({ ok: true, applied: true });
    expect(await servedNow()).toBe(before);
    const { cards, sets } = await readCatalogueRecords(database);
    expect(cards.find(({ number }) => number === 4)).toMatchObject({ name: "新しい頁", retired: true, printings: [] });
    expect(sets.map(({ code }) => code)).toEqual(["TS"]);
    expect(await findVersion(back.version, database)).toMatchObject({ restores: version, kept: true });
    const { entries } = await readAuditLog(null, 1, database);
    expect(entries).toMatchObject([{ action: "catalogue.rollback", details: { restores: version } }]);
  });

  test("reads only those cards again that are not served as they were", async () => {
    const { version } = await importTestCards(buildCardFile());
    const newer = await importTestCards(NEWER);
    const records = await readCatalogueRecords(database);
    const lines = await readPublishedLines({ version: newer.version, records }, database);
    const then = await readVersion(version, database, lines);
    expect(
      then.ok && then.records.cards.filter((card) => records.cards.includes(card)).map(({ number }) => number),
    ).toEqual([1, 3]);
    await expectSameBesideLines(version);
    await database.dataVersion.update({ where: { version: newer.version }, data: { content: null } });
    expect(await readPublishedLines({ version: newer.version, records }, database)).toEqual(new Map());
  });

  test("forth again gives everything again, and the same files bring back what was withdrawn", async () => {
    const first = await importTestCards(buildCardFile());
    const second = await importTestCards(NEWER);
    const newer = await servedNow();
    await rolling(first.version);
    expect(await importTestCards(NEWER)).toMatchObject({ applied: true });
    expect(await servedNow()).toBe(newer);
    await rolling(first.version);
    await rolling(second.version);
    expect(await servedNow()).toBe(newer);
    expect(await importTestCards(NEWER)).toMatchObject({ applied: false, plan: { changes: [] } });
  });

  test("to what is there already changes nothing and makes no version", async () => {
    const { version } = await importTestCards(buildCardFile());
    expect(await rolling(version)).toMatchObject({ applied: false, version });
    expect(await database.dataVersion.count()).toBe(1);
  });

  test("tells first what it would do", async () => {
    const { version } = await importTestCards(buildCardFile());
    const now = await importTestCards(NEWER);
    const before = await servedNow();
    const dry = await rollBackToVersion(version, COMMAND_LINE_ACTOR, { database, dryRun: true });
    expect(dry).toMatchObject({ ok: true, applied: false, version: now.version });
    expect(dry.ok && dry.plan.removed.map(({ row }) => row)).toEqual([
      "set",
      "revision",
      "printing",
      "printing",
      "ruling",
      "ruling",
      "list",
    ]);
    expect(await servedNow()).toBe(before);
  });

  test("gives a nickname back that has become the name of a card which is withdrawn", async () => {
    const named = (aliases: string[], ...more: ReturnType<typeof buildCard>[]) =>
      buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { aliases }), ...more] });
    const first = await importTestCards(named(["ひー"]));
    await importTestCards(named([], buildCard(4, "ひー", "ひー")));
    const back = await rolling(first.version);
    expect((await readCatalogueRecords(database)).cards[0]?.aliases).toEqual(["ひー"]);
    expect(await readVersion(back.version, database)).toMatchObject({ ok: true });
    const again = await importCardFiles(
      [buildCardFileSource(buildCardFile({ cards: [buildCard(4, "ひー", "ひー")] }))],
      { database },
    );
    expect(again.ok ? [] : again.problems.map(({ code }) => code)).toEqual(["ALIAS_TAKEN"]);
  });

  test("is refused for a version that is not there, or whose content was not kept", async () => {
    const { version } = await importTestCards(buildCardFile());
    expect(await rollBackToVersion(version + 1, COMMAND_LINE_ACTOR, { database })).toMatchObject({
      ok: false,
      reason: "NO_VERSION",
    });
    await database.dataVersion.create({ data: { sha256: "", summary: {} } });
    const old = await getNewestVersion(database);
    expect(await rollBackToVersion(old, COMMAND_LINE_ACTOR, { database })).toEqual({
      ok: false,
      reason: "NOT_KEPT",
      version: old,
    });
    expect((await listVersions(null, 10, database)).versions.map(({ kept }) => kept)).toEqual([false, true]);
  });

  test("works for one from before contents were kept, if it was the newest when the next was published", async () => {
    const { version } = await importTestCards(buildCardFile());
    const before = await servedNow();
    await database.dataVersion.update({ where: { version }, data: { content: null } });
    await importTestCards(NEWER);
    await rolling(version);
    expect(await servedNow()).toBe(before);
  });

  test("works for whatever was imported: the same catalogue is served apart from withdrawn cards", async () => {
    const name = fc.integer({ min: 1, max: 8 });
    const file = fc
      .record({
        cards: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
        ap: fc.integer({ min: 0, max: 3 }),
        days: fc.uniqueArray(fc.constantFrom("2025-04-25", "2025-08-01", "2026-01-01"), { minLength: 1 }),
        ruled: fc.boolean(),
        listed: fc.boolean(),
        set: fc.constantFrom("TS", "NX"),
      })
      .map(({ cards, ap, days, ruled, listed, set }) =>
        buildCardFile({
          sets: [{ ...TEST_SET, code: set }],
          cards: cards.map((number) =>
            buildCard(number, `頁${"一二三四五六七八"[number - 1]}`, "ぺーじ", {
              revisions: days.map((effectiveOn) => buildUnitRevision({ effectiveOn, ap })),
              printings: days.map((revision, at) => buildPrinting(`${set}-${number}${at}`, { set, revision })),
            }),
          ),
          rulings: ruled ? [buildRuling("TS-R001", { cards: [`頁${"一二三四五六七八"[(cards[0] ?? 1) - 1]}`] })] : [],
          lists: listed
            ? [{ id: "a", name: "甲", englishName: "A", cards: [`頁${"一二三四五六七八"[(cards[0] ?? 1) - 1]}`] }]
            : [],
        }),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 3 }), async ([first, ...others]) => {
        const { version } = await importTestCards(first);
        const before = await servedNow();
        for (const other of others) await importCardFiles([buildCardFileSource(other)], { database });
        await expectSameBesideLines(version);
        await rolling(version);
        expect(await servedNow()).toBe(before);
      }),
      { numRuns: scaleRuns(10), seed: 5 },
    );
  });
});

test("two versions are compared", async () => {
  const first = await importTestCards(buildCardFile());
  const second = await importTestCards(NEWER);
  const there = await compareVersions(first.version, second.version, database);
  expect(there.ok && [there.plan.changes.length, there.plan.removed.length]).toEqual([13, 0]);
  const back = await compareVersions(second.version, first.version, database);
  expect(back.ok && back.plan.removed.length).toBe(7);
});

test("the catalogue written as tables and imported changes nothing, also after a version was brought back", async () => {
  const first = await importTestCards(buildCardFile());
  await importTestCards(NEWER);
  const inTables = async () => {
    const tables = Object.entries(writeCsvTables(await readCatalogueRecords(database)));
    return importCardFiles(
      tables.map(([kind, text]) => ({ file: `${kind}.csv`, bytes: new TextEncoder().encode(text) })),
      { database },
    );
  };
  expect(await inTables()).toMatchObject({ ok: true, applied: false, plan: { changes: [] } });
  await rolling(first.version);
  expect(await inTables()).toMatchObject({ ok: true, applied: false, plan: { changes: [] } });
});
