import { lazy } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { findEntry } from "../entries";
import { GLOSSARY_CONCEPTS } from "../words/concepts";
import { COUNTERPARTS } from "../words/counterparts";
import { foldSearchWords } from "./fold-words";
import USUAL_WORDS from "./usual-words.json";
import WORD_GROUPS from "./word-groups.json";

/**
 * Returns whether a word is a synonym of its concept: a current word, another name, or a kind of card it has absorbed.
 */
const meansThat = ({ retired }: (typeof GLOSSARY_CONCEPTS)[number]["uses"][number]): boolean =>
  retired === null || retired === "same" || retired === "became";

/** Returns groups of synonyms: words of other documents and languages, of the other game, and of everyday use. */
function wordGroups(): readonly (readonly string[])[] {
  return [
    ...GLOSSARY_CONCEPTS.map(({ ja, en, uses }) => [
      ja,
      en,
      ...uses.filter(meansThat).flatMap((use) => [use.ja, use.en]),
    ]),
    ...GLOSSARY_CONCEPTS.flatMap(({ uses }) => uses.filter((use) => !meansThat(use)).map((use) => [use.ja, use.en])),
    ...COUNTERPARTS.flatMap(({ magmell, mtg }) => (magmell && mtg ? [[magmell.ja, magmell.en, mtg.ja, mtg.en]] : [])),
    ...USUAL_WORDS.flatMap(({ id, words }) => {
      const entry = findEntry(id);
      return entry?.kind === "heading" ? [[...words, entry.summary.ja, entry.summary.en]] : [];
    }),
  ];
}

/**
 * Returns whether a folded word, such as `tap` or `sba`, occurs inside too many other words to match within words. It
 * can still be searched as a whole word.
 */
export const isShort = (word: string): boolean => /^[a-z/]{1,3}$/u.test(word);

/** Other words for the same thing, by folded word. */
const getSynonymMap = lazy((): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, readonly string[]>();
  for (const names of wordGroups()) {
    const group = [...new Set(names.map(foldSearchWords))];
    for (const word of group) {
      const others = group.filter((other) => other !== word && !isShort(other));
      all.set(word, [...new Set([...(all.get(word) ?? []), ...others])]);
    }
  }
  return all;
});

/** Returns the synonyms of a folded word; empty if there are none. */
export const getSynonyms = (word: string): readonly string[] => getSynonymMap().get(word) ?? [];

/**
 * Returns the synonyms of names and everyday words. Keys are folded; values are the names and words as the documents
 * write them.
 */
export const getNames = lazy((): ReadonlyMap<string, readonly string[]> => {
  const groups = [
    ...wordGroups().map((names) => ({ asked: names, meant: names })),
    // A kanji alone stands in too many words to ask for one thing.
    ...WORD_GROUPS.map(({ asked, meant }) => ({
      asked: [...asked, ...meant.filter((word) => word.length > 1)],
      meant,
    })),
  ];
  const named = groupBy(
    groups.flatMap(({ asked, meant }) => asked.map((name) => [foldSearchWords(name), [name, ...meant]] as const)),
  );
  return new Map([...named].map(([name, all]) => [name, [...new Set(all.flat())]]));
});
