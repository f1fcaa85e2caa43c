import { expect, test } from "vitest";
import { compileText, renderText } from "@/engine/magmell/text";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { createTextReader } from "./text-reader";

const DRAW = "■カードを1枚引く。";
const SONG = "■このユニットは夜明けの歌をうたう。";

test("a text is read as the engine reads it, once for all cards of a kind that have it", () => {
  const content = buildCardFile({
    cards: [
      buildCard(1, "水鏡", "みずかがみ", { revisions: [buildMagicRevision({ text: DRAW })] }),
      buildCard(2, "水面", "みなも", { revisions: [buildMagicRevision({ text: DRAW })] }),
      buildCard(3, "火の子", "ひのこ", { revisions: [buildUnitRevision({ text: SONG })] }),
      buildCard(4, "灯", "ともしび"),
    ],
  });
  const { cards } = buildTestCatalogue(content);
  const [first, second, song, plain] = cards;
  const { abilities, coverage } = compileText(DRAW, "magic");
  expect(first).toMatchObject({ abilities, coverage, englishText: renderText(abilities, "en", "magic") });
  expect(second?.abilities).toBe(first?.abilities);
  expect(song).toMatchObject({ coverage: "none", englishText: expect.stringContaining("夜明けの歌") });
  expect(plain).toMatchObject({ abilities: [], coverage: "full", englishText: "" });
});

test("cards are named in English in an English text", () => {
  const [record] = buildTestCatalogue(buildCardFile()).cards;
  const [ink] = buildTestCatalogue(
    buildCardFile({ cards: [buildCard(9, "墨の影", "すみのかげ", { englishName: "Ink Shadow" })] }),
  ).cards;
  if (record === undefined || ink === undefined) throw new Error("The file has no cards");
  const text = "■名称が《墨の影》、APが2、HPが1のユニット・トークン1体を召喚する。";
  const revision = { ...record, text, kind: "magic" } as const;
  expect(createTextReader({ sets: [], cards: [record, ink] })(record, revision).englishText).toContain(
    "《Ink Shadow》",
  );
});

test("counters are named in English as the sets say, where they differ as the youngest does", () => {
  const text = "■あなたのターンの開始時、このユニットに栞カウンターを2個置く。";
  const cards = [buildCard(1, "水鏡", "みずかがみ", { revisions: [buildUnitRevision({ text })] })];
  const named = (bookmark: string, releasedOn: string, code: string) => ({
    ...TEST_SET,
    releasedOn,
    code,
    counters: { 栞: bookmark },
  });
  const english = (sets: (typeof TEST_SET)[]) =>
    buildTestCatalogue(buildCardFile({ sets: [TEST_SET, ...sets], cards })).cards[0]?.englishText;
  expect(english([])).toContain("two 栞 counters");
  expect(english([named("bookmark", "2025-05-01", "TA")])).toContain("two bookmark counters");
  expect(english([named("slip", "2025-05-02", "TB"), named("bookmark", "2025-05-01", "TA")])).toContain(
    "two slip counters",
  );
});
