import fc from "fast-check";
import { expect, test } from "vitest";
import { createHighlighter, type HighlightableField, splitAtHighlights } from "./highlight";
import { loadPatternEngine } from "./pattern/patterns";
import { readQuery } from "./query/read/read-query";

const patterns = await loadPatternEngine();
const card = {
  name: "ほのおの竜王",
  reading: "ほのおのりゅうおう",
  englishName: "No-Flame Dragon",
  aliases: ["ほのりゅー"],
};

function marked(query: string, field: HighlightableField, text: string): readonly string[] {
  const marks = createHighlighter(readQuery(query).root, patterns)(card, field, text);
  expect(
    splitAtHighlights(text, marks)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  return marks.map(({ from, to }) => text.slice(from, to));
}

test.each<[string, HighlightableField, string, readonly string[]]>([
  ["ホノオ", "name", "ほのおの竜王", ["ほのお"]],
  ["龍", "name", "ほのおの竜王", ["竜"]],
  ["龍王 ほの", "name", "ほのおの竜王", ["ほの", "竜王"]],
  ["ほの のお", "name", "ほのおの竜王", ["ほのお"]],
  ["りゅーおー", "reading", "ほのおのりゅうおう", ["りゅうおう"]],
  ["ryuo", "reading", "ほのおのりゅうおう", ["りゅうおう"]],
  ["honoo", "reading", "ほのおのりゅうおう", ["ほのお"]],
  ["no", "reading", "ほのおのりゅうおう", []],
  ["no", "englishName", "No-Flame Dragon", ["No"]],
  ["d", "englishName", "No-Flame Dragon", ["D"]],
  ["flame-dragon", "englishName", "No-Flame Dragon", ["Flame Dragon"]],
  ["ほのりゅう", "alias", "ほのりゅー", ["ほのりゅー"]],
  ["-ほのお", "name", "ほのおの竜王", []],
  ["ほのお or 竜", "name", "ほのおの竜王", ["ほのお", "竜"]],
  ["《ほのおの竜王》", "name", "ほのおの竜王", ["ほのおの竜王"]],
  ["ほのお", "text", "ほのおを引く。", []],
  ["o:2枚", "text", "カードを２枚引く。Draw 2 cards.", ["２枚"]],
  ["o:カード", "text", "ｶｰﾄﾞを引く。カート\u3099。", ["ｶｰﾄﾞ", "カート\u3099"]],
  ["o:/[0-9]枚|~/", "text", "《ほのおの竜王》と2枚", ["ほのおの竜王", "2枚"]],
  ["any:🔥", "text", "𠮷🔥️と🔥", ["🔥️", "🔥"]],
  ["ft:灯 a:うみ", "flavor", "燈のうみ", ["燈"]],
  ["o:1枚", "text", "一枚", ["一枚"]],
  ["ほのおのりゅう王", "name", "ほのおの竜王", ["ほのおの竜王"]],
  ["ほのおのりゅう王", "reading", "ほのおのりゅうおう", ["ほのおのりゅうおう"]],
  ["のりゅー王", "name", "ほのおの竜王", ["の竜王"]],
  ["のりゅー王", "reading", "ほのおのりゅうおう", ["のりゅうおう"]],
  ["竜おう", "name", "ほのおの竜王", ["竜王"]],
  ["竜おう", "reading", "ほのおのりゅうおう", ["りゅうおう"]],
  ["おの龍", "reading", "ほのおのりゅうおう", []],
  ["竜おう", "alias", "竜おう", ["竜おう"]],
  ["yomi:竜おう", "reading", "ほのおのりゅうおう", []],
  ["-竜おう", "name", "ほのおの竜王", []],
])("%s marks in %s %s", (query, field, text, parts) => expect(marked(query, field, text)).toEqual(parts));

test("whatever is asked and read, marks lie within the text, in order, and cut no character in two", () => {
  const signs = fc.constantFrom(..."あかアガー々佐龍竜nokaōÉ🔥\u3099゛ﾞ ・1一'");
  const texts = fc.array(signs, { maxLength: 12 }).map((all) => all.join(""));
  fc.assert(
    fc.property(texts, texts, (typed, text) => {
      const root = { type: "test", predicate: { on: "words", value: typed }, at: { from: 0, to: 0 } } as const;
      let end = 0;
      for (const { from, to } of createHighlighter(root, null)(card, "alias", text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(text.slice(from, to).isWellFormed()).toBe(true);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
