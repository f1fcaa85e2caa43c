import { beforeEach, expect, test } from "vitest";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
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
import { openCountedDatabase, openDatabase } from "@/prisma/factories/database";
import { readCatalogueRecords } from "../data";

const database = openDatabase();

beforeEach(clearCatalogue);

const LIST = { id: "first", name: "初めて", englishName: "First", cards: ["青の魔石", "水鏡"] };
const BEFORE = buildCardFile({ rulings: [buildRuling("TS-R001", { cards: ["火の子", "水鏡"] })], lists: [LIST] });

/** Rows with another value in every field that may change. */
const AFTER = buildCardFile({
  sets: [
    {
      ...TEST_SET,
      name: "改",
      englishName: "Mended",
      releasedOn: "2025-05-01",
      type: "promo",
      counters: { 栞: "mark" },
      rarities: [{ code: "R", name: "レア" }],
    },
  ],
  cards: [
    buildCard(2, "火 の 子", "ひのこに", {
      englishName: "Ember",
      token: true,
      retired: true,
      aliases: ["ひー", "ふー"],
      tags: ["burn", "draw"],
      revisions: [
        buildMagicRevision({
          timing: "quick",
          useCost: "2青",
          catalyst: "青",
          text: "■カードを1枚引く。",
          readings: [{ textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" }],
        }),
        buildUnitRevision({ effectiveOn: "2026-01-01" }),
      ],
      printings: [
        buildPrinting("TS-002", {
          illustrator: "O'Neill \"%_\\",
          flavor: "ぱちり。",
          rarity: "R",
          imageAlt: "小さな火",
          finish: "foil",
          product: "贈り物",
          revision: "2026-01-01",
        }),
      ],
    }),
    buildCard(3, "水鏡", "みずかがみ", {
      revisions: [buildUnitRevision({ ap: 0, hp: 3, text: "" }), buildUnitRevision({ effectiveOn: "2026-01-01" })],
      printings: [],
    }),
  ],
  rulings: [
    buildRuling("TS-R001", {
      question: { ja: "何？", en: "What?" },
      answer: { ja: "何も。", en: "Nothing." },
      cards: ["水鏡"],
      rules: ["mag:702.3", "mag:205.3"],
      source: "official",
      date: "2026-11-02",
    }),
  ],
  lists: [{ id: "first", name: "次", englishName: "Second", cards: ["水鏡"] }],
});

test("every field of every kind of row changes, and comes back with the version before", async () => {
  const { version } = await importTestCards(BEFORE);
  const before = await readCatalogueRecords(database);
  const { plan } = await importTestCards(AFTER);
  const changed = (kind: string) =>
    plan.changes.filter(({ row }) => row === kind).flatMap(({ fields }) => fields?.map(({ field }) => field) ?? []);
  expect(new Set(changed("set"))).toEqual(
    new Set(["name", "englishName", "releasedOn", "type", "counters", "rarities"]),
  );
  expect(new Set(changed("card"))).toEqual(
    new Set(["name", "reading", "englishName", "token", "retired", "aliases", "tags"]),
  );
  expect(new Set(changed("revision"))).toEqual(
    new Set(["kind", "timing", "useCost", "catalyst", "ap", "hp", "text", "readings"]),
  );
  expect(new Set(changed("printing"))).toEqual(
    new Set(["illustrator", "flavor", "rarity", "finish", "product", "revision", "imageAlt"]),
  );
  expect(new Set(changed("ruling")).size).toBe(8);
  expect(new Set(changed("list"))).toEqual(new Set(["name", "englishName", "cards"]));
  expect(await importTestCards(AFTER)).toMatchObject({ applied: false, plan: { changes: [] } });
  await rollBackToVersion(version, COMMAND_LINE_ACTOR, { database });
  expect(await readCatalogueRecords(database)).toEqual(before);
});

test("very many changed rows take a few statements", async () => {
  const many = (ap: number) =>
    buildCardFile({
      cards: Array.from({ length: 60 }, (_, at) =>
        buildCard(10 + at, `${at}の頁`, "ぺーじ", {
          revisions: [buildUnitRevision({ ap })],
          printings: [buildPrinting(`TS-${at}`, { illustrator: `筆${ap}` })],
        }),
      ),
    });
  await importTestCards(many(1));
  const counted = openCountedDatabase();
  const result = await importCardFiles([buildCardFileSource(many(2))], { database: counted.database });
  await counted.database.$disconnect();
  expect(result).toMatchObject({ ok: true, applied: true });
  expect(counted.statements.filter((query) => query.startsWith("UPDATE")).length).toBe(2);
});

test("a row that is gone when it is to change stops the import, and nothing is changed", async () => {
  await importTestCards(BEFORE);
  await database.$executeRaw`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`;
  await database.$executeRaw`CREATE TRIGGER lose BEFORE UPDATE ON "Printing" FOR EACH ROW EXECUTE FUNCTION lose()`;
  try {
    await expect(importTestCards(AFTER)).rejects.toThrow("rows of Printing are gone");
  } finally {
    await database.$executeRaw`DROP FUNCTION lose CASCADE`;
  }
  expect((await readCatalogueRecords(database)).sets).toEqual([TEST_SET]);
});
