import { afterEach, beforeEach, expect, test } from "vitest";
import { findDoubts } from "@/engine/magmell/text";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildTestCatalogue,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { db } from "@/lib/server/db";
import { runToCompletion } from "@/lib/tasks";
import { loadStoredTextReader } from "./data";

const content = buildCardFile({
  sets: [{ ...TEST_SET, counters: { 灯火: "lantern" } }],
  cards: [
    buildCard(2, "火の子", "ひのこ", { englishName: "Spark" }),
    buildCard(3, "水鏡", "みずかがみ", {
      englishName: "Water Mirror",
      revisions: [
        buildMagicRevision({ text: "■カードを1枚引く。" }),
        buildMagicRevision({
          effectiveOn: "2026-01-01",
          text: "■戦闘エリアにある、名称が《火の子》であるユニット1体を対象とする。それを破壊する。",
        }),
      ],
    }),
  ],
});
const expected = buildTestCatalogue(content);
const records: CatalogueRecords = { sets: expected.sets, cards: expected.cards };
const opened = async () =>
  runToCompletion(buildCatalogue(records, 1, "2026-11-20", await loadStoredTextReader(db(), records)));

beforeEach(async () => {
  await db().textReading.deleteMany();
});
afterEach(async () => {
  await db().textReading.deleteMany();
});

test("texts are read as by compiling them, whether they were kept or not", async () => {
  for (const time of ["first", "second"]) {
    const { cards, version } = await opened();
    expect({ time, cards }).toEqual({ time, cards: expected.cards });
    expect(version).toBe(expected.version);
  }
  expect(cards3(await opened())).toContain("《Spark》");
});

test("the same text with a chosen reading is kept apart, and plays as chosen when it comes from there", async () => {
  const text = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
  const [doubt] = findDoubts(text, "magic");
  const second = doubt?.readings[1];
  if (doubt === undefined || second === undefined) throw new Error("The text has one reading");
  const readings = [{ textHash: doubt.textHash, sentence: doubt.sentence, choice: second.choice }];
  const { cards } = buildTestCatalogue(
    buildCardFile({
      cards: [
        buildCard(3, "水鏡", "みずかがみ", { revisions: [buildMagicRevision({ text })] }),
        buildCard(4, "水面", "みなも", { revisions: [buildMagicRevision({ text, readings })] }),
      ],
    }),
  );
  for (const time of ["first", "second"]) {
    const state = { sets: [TEST_SET], cards };
    const read = await loadStoredTextReader(db(), state);
    const [open, chosen] = runToCompletion(buildCatalogue(state, 1, "2026-11-20", read)).cards;
    expect({ time, abilities: open?.abilities }).toEqual({ time, abilities: doubt.readings[0]?.abilities });
    expect({ time, abilities: chosen?.abilities }).toEqual({ time, abilities: second.abilities });
  }
  expect(await db().textReading.count()).toBe(2);
});

const cards3 = ({ byNumber }: Awaited<ReturnType<typeof opened>>) => byNumber.get(3)?.englishText;

test("each text of every revision is kept once, and taken from there the next time", async () => {
  await opened();
  const rows = await db().textReading.findMany();
  expect(rows).toHaveLength(2);
  for (const { key, reading } of rows) {
    const marked = JSON.stringify({ ...JSON.parse(reading), englishText: "■Kept." });
    await db().textReading.update({ where: { key }, data: { reading: marked } });
  }
  expect(cards3(await opened())).toBe("■Kept.");
});

test("readings of another edition of the language go when new ones are written", async () => {
  await db().textReading.create({ data: { key: "old", edition: "0", reading: "{}" } });
  await opened();
  expect(await db().textReading.findUnique({ where: { key: "old" } })).toBeNull();
});
