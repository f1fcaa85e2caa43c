import { describe, expect, it } from "vitest";
import { findAnswer } from "./answers/answers";
import { ALL_ENTRIES } from "./entries";

describe("topics of rulings", () => {
  const topics = ALL_ENTRIES.filter(({ kind }) => kind === "ruling");

  it("end without a full stop in both languages, for they are no sentences", () => {
    expect(topics.length).toBeGreaterThan(400);
    expect(topics.filter(({ summary }) => summary.ja.endsWith("。") || summary.en.endsWith("."))).toEqual([]);
  });
});

describe("summaries", () => {
  it("of the sixth edition, and answers of its rulings, use no word of later rules", () => {
    const later =
      /戦場|状況起因処理|追放|オーラ|詠唱|(?<!ターン)(?<!戦闘)終了ステップ|battlefield|exile|state-based action|\bend step|\bAura/u;
    const sixth = ALL_ENTRIES.filter(({ document }) => document === "mtg-6e").map(({ id, summary }) => {
      const answer = findAnswer(id);
      return { id, text: [summary.ja, summary.en, answer?.ja, answer?.en].join("\n") };
    });
    expect(sixth.length).toBeGreaterThan(1600);
    expect(sixth.filter(({ text }) => later.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it("call basic lands by the word of the documents", () => {
    expect(ALL_ENTRIES.filter(({ summary }) => summary.ja.includes("基本土地")).map(({ id }) => id)).toEqual([]);
  });

  it("tell their conditions themselves instead of leaning on another entry", () => {
    const leaning = /同じ条件|同じ扱い|上と同じ|[Ss]ame (?:conditions|terms)|^As (?:before|above)/u;
    const texts = ALL_ENTRIES.map(({ id, summary }) => ({ id, text: `${summary.en}\n${summary.ja}` }));
    expect(texts.filter(({ text }) => leaning.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it("name what they speak of in their first word", () => {
    const english = /^(?:It|Its|This|These|They|Those|Such) /u;
    const japanese = /^(?:それ|これ|こうした|そうした|その(?!ほか)(?=能力|効果|呪文|とき|ダメージ))/u;
    const read = ALL_ENTRIES.filter(({ id }) => /^mtg-6e:[ACDEGKMPTUZ]\./u.test(id));
    expect(read.length).toBeGreaterThan(1300);
    const leaning = read.filter(({ summary }) => english.test(summary.en) || japanese.test(summary.ja));
    expect(leaning.map(({ id }) => id)).toEqual([]);
  });

  it("of notes that lead on to a section call it by its heading", () => {
    const headings = new Set(ALL_ENTRIES.filter(({ kind }) => kind === "heading").map(({ summary }) => summary.ja));
    const named = ALL_ENTRIES.flatMap(({ id, summary }) => {
      const heading = /^くわしくは「(.+?)(?:（[A-Z]\.\d+）)?」の節。$/u.exec(summary.ja)?.[1];
      return heading === undefined ? [] : [{ id, heading }];
    });
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ heading }) => !headings.has(heading))).toEqual([]);
  });

  it("say “at least” of what must be reached, never “up to”", () => {
    const reached = ["mtg-cr:704.5c", "mtg-cr:704.5g", "mtg-cr:704.5s", "mtg-6e:E.9.2", "mtg-6e:K.10.4"];
    for (const { id, summary } of ALL_ENTRIES.filter((entry) => reached.includes(entry.id)))
      expect(summary.en, id).toMatch(/at least|or more/u);
  });

  it("know who protects a battle by the one word of its document", () => {
    const battles = ALL_ENTRIES.filter(({ id }) => id === "mtg-cr:704.5w" || id === "mtg-cr:704.5x");
    expect(battles).toHaveLength(2);
    for (const { summary } of battles) expect(summary.ja).toMatch(/守る者/u);
    for (const { id, summary } of battles) expect(summary.ja, id).not.toMatch(/守る人/u);
  });
});
