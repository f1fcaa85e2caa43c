import { computeEditDistance } from "@/engine/magmell";
import { lazy } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { EntryId } from "./entries";
import { findEntriesByNumber } from "./find-numbers";
import { INDEX_TERMS } from "./structure/facts";
import { GLOSSARY_CONCEPTS } from "./words/concepts";
import { COUNTERPARTS } from "./words/counterparts";

/** The most words that are suggested for a query without results. */
const MOST_WORDS = 3;
/** Maximum length of a query that is compared with words. */
const MOST_SIGNS = 40;

/** All words of the glossary, of both games, and of the documents' own index, by their folded form. */
const words = lazy((): ReadonlyMap<string, string> => {
  const all = [
    ...GLOSSARY_CONCEPTS.flatMap(({ ja, en, uses }) => [ja, en, ...uses.flatMap((use) => [use.ja, use.en])]),
    ...COUNTERPARTS.flatMap(({ magmell, mtg }) => [magmell, mtg].flatMap((side) => (side ? [side.ja, side.en] : []))),
    ...INDEX_TERMS.flatMap(({ en, ja }) => (ja === undefined ? [en] : [en, ja])),
  ];
  return new Map(all.toReversed().map((word) => [foldForSearch(word), word]));
});

/**
 * Returns corrections of a misspelled query, closest first, with at most one in four characters different. Never the
 * query itself.
 */
export function suggestQueryWords(q: string): readonly string[] {
  const folded = foldForSearch(q.slice(0, MOST_SIGNS));
  const most = Math.max(1, Math.floor(folded.length / 4));
  if (folded.length < 3) return [];
  return [...words()]
    .filter(([form]) => form !== folded && Math.abs(form.length - folded.length) <= most)
    .map(([form, word]) => ({ word, edits: computeEditDistance(form, folded) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

/** Returns the parent entry of an unknown number: A.7 for A.7.99. Null for words, and without a parent. */
export function findParentOfNumber(typed: string): EntryId | null {
  const number = typed.normalize("NFKC").trim().slice(0, MOST_SIGNS);
  if (!/\d/u.test(number)) return null;
  const withoutLetter = number.replace(/(?<=\d)[a-z]$/iu, "");
  if (withoutLetter !== number) return findEntriesByNumber(withoutLetter)[0] ?? findParentOfNumber(withoutLetter);
  const above = number.replace(/[\s.]*(?:(?:裁定|ruling|注意|note|[rn])[\s.]*)?\d*$/iu, "");
  if (above === number || !/\d/u.test(above)) return null;
  return findEntriesByNumber(above)[0] ?? findParentOfNumber(above);
}
