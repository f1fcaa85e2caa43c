import { beforeEach, describe, expect, test } from "vitest";
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
import { openDatabase } from "@/prisma/factories/database";
import { createSetRecord } from "../import/import-plan";
import { getNewestVersion, readCatalogueRecords } from "../store/data";
import { COMMAND_LINE_ACTOR } from "./audit/types";
import { importCardFiles } from "./mutations";
import { rollBackToVersion } from "./versions/mutations";

const database = openDatabase();
const importing = (content: unknown, dryRun = false) =>
  importCardFiles([buildCardFileSource(content)], { database, dryRun });

/** Everything an import may touch, to be compared as a whole. */
const everything = async () => ({
  records: await readCatalogueRecords(database),
  versions: await database.dataVersion.findMany({ orderBy: { version: "asc" } }),
});

beforeEach(clearCatalogue);

test("an import writes every row and publishes a data version", async () => {
  const result = await importing(buildCardFile());
  expect(result).toMatchObject({ ok: true, applied: true });
  const { records, versions } = await everything();
  expect(records.sets).toEqual([TEST_SET]);
  expect(records.cards.map(({ number, name }) => [number, name])).toEqual([
    [1, "青の魔石"],
    [2, "火の子"],
    [3, "水鏡"],
  ]);
  expect(records.cards[1]?.revisions).toEqual([
    {
      effectiveOn: "2025-04-25",
      kind: "unit",
      timing: "normal",
      useCost: { blue: 0, green: 0, red: 1, any: 1 },
      catalyst: { blue: 0, green: 0, red: 0, any: 0 },
      ap: 2,
      hp: 1,
      text: "",
    },
  ]);
  expect(versions).toMatchObject([
    {
      summary: {
        files: ["trial.json"],
        added: { sets: 1, cards: 3, revisions: 3, printings: 3 },
        changed: { sets: 0, cards: 0, revisions: 0, printings: 0 },
      },
    },
  ]);
  expect(versions[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test("a dry run tells the same and changes nothing", async () => {
  const dry = await importing(buildCardFile(), true);
  expect(await everything()).toEqual({ records: { sets: [], cards: [], rulings: [], lists: [] }, versions: [] });
  const wet = await importing(buildCardFile());
  expect(dry.ok && wet.ok && dry.plan).toEqual(wet.ok && wet.plan);
  expect(dry).toMatchObject({ ok: true, applied: false, version: 0 });
});

test("importing twice changes nothing and makes no new version", async () => {
  await importing(buildCardFile());
  const before = await everything();
  expect(await importing(buildCardFile())).toMatchObject({
    ok: true,
    applied: false,
    plan: { changes: [] },
    version: before.versions[0]?.version,
  });
  expect(await everything()).toEqual(before);
});

test("a list is emptied, removed, and brought back by a rollback", async () => {
  const list = { id: "first", name: "最初", englishName: "First", cards: ["火の子"] };
  const lists = async (...given: object[]) => {
    await importing({ format: "grimoire-cards/1", lists: given } as never);
    return (await everything()).records.lists;
  };
  await importing(buildCardFile());
  expect(await lists(list)).toMatchObject([{ id: "first", cards: [2] }]);
  const full = await getNewestVersion(database);
  expect(await lists({ ...list, cards: [] })).toMatchObject([{ id: "first", cards: [] }]);
  expect(await lists({ ...list, removed: true })).toEqual([]);
  expect((await everything()).versions).toHaveLength(4);
  expect(await rollBackToVersion(full, COMMAND_LINE_ACTOR, { database })).toMatchObject({ ok: true, applied: true });
  expect((await everything()).records.lists).toMatchObject([{ id: "first", cards: [2] }]);
});

test("the names that a set gives counters arrive, change and go", async () => {
  const named = (counters?: Record<string, string>) =>
    buildCardFile({ sets: [{ ...TEST_SET, ...(counters && { counters }) }] });
  const steps: (Record<string, string> | undefined)[] = [{ 栞: "bookmark", 年輪: "ring" }, { 栞: "slip" }, undefined];
  for (const counters of steps) {
    expect(await importing(named(counters))).toMatchObject({ ok: true, applied: true });
    expect((await everything()).records.sets).toEqual(named(counters).sets.map(createSetRecord));
    expect(await importing(named(counters))).toMatchObject({ ok: true, applied: false, plan: { changes: [] } });
  }
});

test("changes of every kind of row arrive, and what is not mentioned stays", async () => {
  await importing(buildCardFile());
  const result = await importing(
    buildCardFile({
      sets: [{ ...TEST_SET, name: "試し刷り 改" }],
      cards: [
        buildCard(2, "火 の 子", "ひのこ", {
          englishName: "Ember",
          revisions: [buildUnitRevision({ text: "■速い。" }), buildUnitRevision({ effectiveOn: "2026-01-01", hp: 2 })],
          printings: [
            buildPrinting("TS-002", { flavor: "ぱちり。" }),
            buildPrinting("TS-102", { revision: "2026-01-01" }),
          ],
        }),
      ],
    }),
  );
  expect(result).toMatchObject({ ok: true, applied: true });
  const { records, versions } = await everything();
  expect(records.sets[0]?.name).toBe("試し刷り 改");
  expect(records.cards).toHaveLength(3);
  expect(records.cards[1]).toMatchObject({
    name: "火 の 子",
    englishName: "Ember",
    revisions: [{ text: "■速い。" }, { effectiveOn: "2026-01-01", hp: 2 }],
    printings: [
      { number: "TS-002", flavor: "ぱちり。" },
      { number: "TS-102", revision: "2026-01-01" },
    ],
  });
  expect(versions).toHaveLength(2);
});

describe("rulings", () => {
  const rulings = [buildRuling("TS-R001", { cards: ["水鏡", "火の子"] }), buildRuling("TS-R002")];

  test("arrive with their cards in order, and again change nothing", async () => {
    await importing(buildCardFile({ rulings }));
    const { records } = await everything();
    expect(records.rulings).toEqual([
      { ...rulings[0], cards: [3, 2] },
      { ...rulings[1], cards: [2] },
    ]);
    expect(await importing(buildCardFile({ rulings }))).toMatchObject({
      ok: true,
      applied: false,
      plan: { changes: [] },
    });
  });

  test("a later file mends one of cards that are there already, under its id", async () => {
    await importing(buildCardFile({ rulings }));
    const mended = buildRuling("TS-R001", { answer: { ja: "いいえ。", en: "No." }, cards: ["火 の 子", "青の魔石"] });
    const result = await importing(buildCardFile({ sets: [], cards: [], rulings: [mended] }));
    expect(result.ok && result.plan.changes).toMatchObject([
      { row: "ruling", fields: [{ field: "answer" }, { field: "englishAnswer" }, { field: "cards" }] },
    ]);
    const { records, versions } = await everything();
    expect(records.rulings).toEqual([
      { ...mended, cards: [2, 1] },
      { ...rulings[1], cards: [2] },
    ]);
    expect(versions).toHaveLength(2);
  });
});

describe("all or nothing", () => {
  test("when the last card is wrong, nothing is written", async () => {
    await importing(buildCardFile());
    const before = await everything();
    const bad = buildCardFile({
      cards: [
        ...buildCardFile().cards,
        buildCard(4, "新しい頁", "あたらしいぺーじ"),
        buildCard(5, "水 鏡", "みずかがみ"),
      ],
    });
    expect(await importing(bad)).toMatchObject({
      ok: false,
      problems: [
        { code: "NAME_HAS_NUMBER", pointer: "/cards/4/number" },
        { code: "NAME_TWICE", pointer: "/cards/4/name" },
      ],
    });
    expect(await everything()).toEqual(before);
  });

  test("when one of two files is not JSON, the other is not written either", async () => {
    const result = await importCardFiles(
      [buildCardFileSource(buildCardFile(), "good.json"), buildCardFileSource("{", "bad.json")],
      { database },
    );
    expect(result).toMatchObject({ ok: false, problems: [{ file: "bad.json", code: "JSON" }] });
    expect((await everything()).records.cards).toEqual([]);
  });

  test("a number or name that the database gave away is refused", async () => {
    await importing(buildCardFile());
    const result = await importing(
      buildCardFile({
        cards: [
          buildCard(2, "別の名", "べつのな", { printings: [] }),
          buildCard(9, "水鏡", "みずかがみ", { revisions: [buildMagicRevision()], printings: [] }),
        ],
      }),
    );
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["NUMBER_TAKEN", "NAME_HAS_NUMBER"]);
  });
});

describe("killed half-way", () => {
  const newer = buildCardFile({
    cards: [
      buildCard(2, "火の子", "ひのこ", { englishName: "Spark", revisions: [buildUnitRevision({ ap: 9 })] }),
      buildCard(4, "新しい頁", "あたらしいぺーじ"),
    ],
  });

  test.each([
    ["a statement fails", "RAISE EXCEPTION 'out of order'"],
    ["the connection is cut", "PERFORM pg_terminate_backend(pg_backend_pid())"],
  ])("when %s after all cards are written, the old data is wholly there", async (_, fault) => {
    await importing(buildCardFile());
    const before = await everything();
    await database.$executeRawUnsafe(
      `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${fault}; RETURN NEW; END $$`,
    );
    await database.$executeRawUnsafe(
      `CREATE TRIGGER fault BEFORE INSERT ON "DataVersion" FOR EACH ROW EXECUTE FUNCTION fault()`,
    );
    try {
      await expect(importing(newer)).rejects.toThrow();
      expect(await everything()).toEqual(before);
    } finally {
      await database.$executeRawUnsafe(`DROP FUNCTION fault CASCADE`);
    }
    expect(await importing(newer)).toMatchObject({ ok: true, applied: true });
  });
});

test("two imports at once wait for each other: the second finds nothing left to do", async () => {
  const results = await Promise.all([importing(buildCardFile()), importing(buildCardFile())]);
  expect(results.map((result) => result.ok && result.applied).sort()).toEqual([false, true]);
  expect(await database.dataVersion.count()).toBe(1);
});
