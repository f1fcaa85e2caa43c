import { expect, it, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { findTerms, GLOSSARY_TERMS, type TermId } from "@/lib/magmell/rules/glossary";
import { splitByTableTerms, type TableTerm, TERM_RULES } from "./split-terms";

/** Words of the table that say in Japanese what they mean. */
const EVERYDAY: ReadonlySet<TermId> = new Set<TermId>([
  ...(["use", "summon", "destroy", "return", "draw", "search", "discard", "recover", "faceUp", "hand"] as const),
  ...(["attack", "defend", "damage", "battleDamage", "instead", "endOfTurn"] as const),
  // Kinds of counters have the bubble of counters.
  ...(["powerCounter", "weakCounter", "cremationCounter"] as const),
]);

/** Words of this site, and of the game besides its glossary, that a newcomer does not know. */
const JARGON = {
  ja: ["マジック", "ユニット", "ノーマル", "置換効果", "手動処理", "シード", "分岐", "通算", "AP", "HP"],
  en: ["magic", "unit", "normal", "replacement effect", "by hand", "seed", "branch", "AP", "HP"],
} as const;

const listTexts = (node: unknown): readonly string[] =>
  typeof node === "string" ? [node] : Object.values(node as object).flatMap(listTexts);

test.each(["ja", "en"] as const)("every term of the table and the guided game has a bubble: %s", (lang) => {
  const { goldfish, learn } = getDictionary(lang);
  const { terms, ...table } = goldfish;
  const texts = [...listTexts(table), ...listTexts(learn)];
  const marked = (word: string) => splitByTableTerms(word, terms.list).some(({ term }) => term !== null);
  const met = [...new Set(texts.flatMap((text) => findTerms(text, lang)))].filter((id) => !EVERYDAY.has(id));
  expect(met.length).toBeGreaterThan(20);
  expect(met.filter((id) => !marked(GLOSSARY_TERMS[id][lang][0]))).toEqual([]);
  const jargon = JARGON[lang].filter((word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase())));
  expect(jargon).toEqual(JARGON[lang]);
  expect(jargon.filter((word) => !marked(word))).toEqual([]);
});

test("every term has a rule or is one of this site, and an explanation of its own in both languages", () => {
  for (const lang of ["ja", "en"] as const) {
    const { list } = getDictionary(lang).goldfish.terms;
    expect(Object.keys(list)).toEqual(Object.keys(TERM_RULES));
    const means = Object.values(list).map((term) => term.means);
    expect(new Set(means).size).toBe(means.length);
  }
});

it("marks the first mention of a term, the longer form first, and nothing within card names", () => {
  const { list } = getDictionary("ja").goldfish.terms;
  const marks = (text: string, terms = list): readonly (TableTerm | string)[] =>
    splitByTableTerms(text, terms).map(({ text: part, term }) => (term === null ? part : `[${term}]`));
  expect(marks("《夢の魔導書》を、魔石デッキの魔導書に置く。魔導書を見る。")).toEqual([
    "《夢の魔導書》を、",
    "[stoneDeck]",
    "の",
    "[grimoire]",
    "に置く。魔導書を見る。",
  ]);
  const english = getDictionary("en").goldfish.terms.list;
  expect(marks("The rest of “Chant of rest” rests", english)).toEqual(["The ", "[rest]", " of “Chant of rest” rests"]);
});
