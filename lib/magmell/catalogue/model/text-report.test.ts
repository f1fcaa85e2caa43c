import { describe, expect, test } from "vitest";
import { createNameTranslations, UNTRANSLATED_NAMES } from "./english-names";
import { stripNotes } from "./plain-text";
import { createTextReport } from "./text-report";

const TEXTS = [
  "■カードを1枚引く。",
  "■このユニットは夜明けの歌をうたう。\n■カードを1枚引く。",
  "",
  "■《墨の影》を2体。",
];

describe("the report of a text", () => {
  test.each(TEXTS)("of %j has every sentence once, in its place", (text) => {
    const report = createTextReport(text, "magic");
    const sentences = report.abilities.flatMap((ability) => ability.sentences);
    for (const { start, end, text: said, unread } of sentences) {
      expect(text.slice(start, end)).toBe(said);
      for (const stretch of unread) expect(text.slice(stretch.start, stretch.end)).toBe(stretch.text);
    }
    expect(sentences.map(({ start }) => start)).toEqual(sentences.map(({ start }) => start).sort((a, b) => a - b));
  });

  test("calls cards and counters by their English names", () => {
    const names = createNameTranslations({
      sets: [{ releasedOn: "2025-04-25", counters: { 栞: "bookmark" } }],
      cards: [{ name: "墨の影", reading: "すみのかげ", englishName: "Ink Shadow" }],
    });
    const text =
      "■このユニットが召喚されたとき、名称が《墨の影》、APが2、HPが1のユニット・トークン1体を召喚する。このユニットに栞カウンターを2個置く。";
    const { english, abilities } = createTextReport(text, "unit", names);
    expect(english).toMatch(/《Ink Shadow》.*two bookmark counters/);
    expect(abilities[0]?.english).toBe(english);
  });

  test("offers the readings of an ability that can be read in several ways, and takes the chosen one", () => {
    const text = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
    const [ability] = createTextReport(text, "magic").abilities;
    const doubt = ability?.doubts[0];
    expect(doubt).toMatchObject({ decided: false, options: [{ inForce: true }, { inForce: false }] });
    expect(doubt?.options.map(({ english }) => english)).toEqual([
      "■Negate target card on the chant that targets a unit you control.",
      "■Negate target card you control on the chant that targets a unit.",
    ]);
    const other = doubt?.options[1];
    if (other === undefined) throw new Error("There is no other reading");
    expect(createTextReport(text, "magic")).toMatchObject({ coverage: "partial", open: true, lapsed: [] });
    const elsewhere = createTextReport(`${text}。`, "unit", UNTRANSLATED_NAMES, [other]);
    expect(elsewhere.lapsed).toEqual([other]);
    const chosen = createTextReport(text, "magic", UNTRANSLATED_NAMES, [other]);
    expect(chosen).toMatchObject({ coverage: "full", open: false, lapsed: [] });
    expect(chosen.english).toBe(other.english);
    expect(chosen.abilities[0]?.doubts).toMatchObject([
      { decided: true, options: [{ inForce: false }, { inForce: true }] },
    ]);
  });

  test("tells a text that comes back from one that does not by what is not a note", () => {
    expect(createTextReport("■ カードを１枚引く。（引けなければ敗北する。）", "magic").returns).toBe(true);
  });
});

test("notes in notes are left out whole", () => {
  expect(stripNotes("■引く。（あ（い）う）次。(x)")).toBe("■引く。次。");
});
