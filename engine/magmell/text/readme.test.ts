import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARD_KINDS, type CardKind } from "../model/card";
import { compileText, renderText } from ".";
import { getJapaneseGrammar } from "./japanese/japanese-grammar";

const README = readFileSync(new URL("README.md", import.meta.url), "utf8");
const PHRASES = README.slice(README.indexOf("\n## Phrases"));

type Line = { readonly kind: CardKind; readonly text: string; readonly english: string };

const unbroken = (cell: string): string => cell.replaceAll("<br>", "\n");

const LINES: readonly Line[] = [...PHRASES.matchAll(/^\| (\w+) \| (■.*?) \| (.*?) \|$/gmu)].map(
  ([, kind, text = "", english = ""]) => ({
    kind: kind as CardKind,
    text: unbroken(text),
    english: unbroken(english),
  }),
);

/** Categories that are only read, and those that are one for each word that counts things. */
const NOT_WRITTEN = ["Sentence", "AllOf", "LooseTarget", "LooseChosen"];
const isForCounting = (category: string): boolean => /^[QPN](点|枚|個|体|人|回|つ|)$/u.test(category);

/** The categories of the phrases that the texts are written with. */
function categoriesWritten(): ReadonlySet<string> {
  const written = new Set<string>();
  const grammar = getJapaneseGrammar();
  const { write } = grammar;
  grammar.write = function (name, ...given) {
    const text = write.call(this, name, ...given);
    if (text !== null) written.add(name.split(".")[0] ?? "");
    return text;
  };
  try {
    for (const { text, kind } of LINES) renderText(compileText(text, kind).abilities, "ja", kind);
  } finally {
    grammar.write = write;
  }
  return written;
}

describe("the phrases of the style guide", () => {
  it("are over a hundred, one a line, and every line is read as one", () => {
    const rows = PHRASES.split("\n").filter((line) => /^\| (?!On a )/u.test(line));
    expect(LINES.length).toBeGreaterThan(100);
    expect(LINES.length).toBe(rows.length);
    expect(new Set(LINES.map(({ text }) => text)).size).toBe(LINES.length);
    expect(LINES.filter(({ kind }) => !CARD_KINDS.includes(kind))).toEqual([]);
  });

  it.each(LINES)("$text", ({ kind, text, english }) => {
    const { abilities, coverage } = compileText(text, kind);
    expect(coverage).toBe("full");
    expect(renderText(abilities, "ja", kind)).toBe(text);
    expect(renderText(abilities, "en", kind)).toBe(english);
  });

  it("use every category of the language", () => {
    const written = categoriesWritten();
    const missing = getJapaneseGrammar()
      .names()
      .filter((name) => !written.has(name) && !NOT_WRITTEN.includes(name) && !isForCounting(name));
    expect(missing).toEqual([]);
  });
});
