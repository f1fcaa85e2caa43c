import { describe, expect, test } from "vitest";
import { compileText, findDoubts, type ReadingChoice, renderText } from "@/engine/magmell/text";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { toCustomCard } from "../views/custom-card";
import { readSnapshot, writeSnapshot } from "../views/snapshot";
import { UNTRANSLATED_NAMES } from "./english-names";
import { createTextReader, readCardText } from "./text-reader";

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

describe("a text that can be read in several ways", () => {
  const DOUBTFUL = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
  const read = (text: string, readings?: readonly ReadingChoice[]) => {
    const { cards } = buildTestCatalogue(
      buildCardFile({
        cards: [
          buildCard(1, "水面", "みなも", { revisions: [buildMagicRevision({ text })] }),
          buildCard(2, "水鏡", "みずかがみ", {
            revisions: [buildMagicRevision({ text, ...(readings && { readings: [...readings] }) })],
          }),
        ],
      }),
    );
    return cards.map(({ abilities }) => abilities);
  };
  const [doubt] = findDoubts(DOUBTFUL, "magic");
  const [first, second] = doubt?.readings ?? [];
  if (doubt === undefined || second === undefined) throw new Error("The text has one reading");
  const chosen = { textHash: doubt.textHash, sentence: doubt.sentence, choice: second.choice };

  test("is not full until a reading is chosen, also when the choice lapsed", () => {
    const coverage = (readings: readonly ReadingChoice[]) =>
      readCardText({ text: DOUBTFUL, kind: "magic", readings }, UNTRANSLATED_NAMES).coverage;
    expect(coverage([])).toBe("partial");
    expect(coverage([{ ...chosen, textHash: "0".repeat(16) }])).toBe("partial");
    expect(coverage([chosen])).toBe("full");
    expect(coverage([{ ...chosen, choice: first?.choice ?? "" }])).toBe("full");
  });

  test("is read as its card's revision chose, not as another card with the same text", () => {
    expect(read(DOUBTFUL, [chosen])).toEqual([first?.abilities, second.abilities]);
  });

  test("reaches browsers and the page for written cards as it was chosen", () => {
    const revisions = [buildMagicRevision({ text: DOUBTFUL, readings: [chosen] })];
    const content = buildCardFile({ cards: [buildCard(2, "水鏡", "みずかがみ", { revisions })] });
    const [card] = readSnapshot(JSON.parse(JSON.stringify(writeSnapshot(buildTestCatalogue(content))))).cards;
    expect(card).toMatchObject({ abilities: second.abilities, readings: [chosen], coverage: "full" });
    if (card) expect(toCustomCard(card).readings).toEqual([chosen]);
  });

  test.each([
    ["that lapsed with another text", [{ ...chosen, textHash: "0".repeat(16) }]],
    ["of no reading", [{ ...chosen, choice: "0".repeat(16) }]],
    ["that was never made", undefined],
  ])("is not read by a choice %s", (_about, readings) => {
    expect(read(DOUBTFUL, readings)).toEqual([first?.abilities, first?.abilities]);
  });

  test("is read anew when its words change, though the choice is still there", () => {
    const changed = DOUBTFUL.replace("1枚", "2枚");
    expect(read(changed, [chosen])[1]).toEqual(compileText(changed, "magic").abilities);
  });
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
