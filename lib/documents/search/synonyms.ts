import { lazy } from "@/lib/cache";
import { findEntry } from "../entries";
import { GLOSSARY_CONCEPTS } from "../words/concepts";
import { COUNTERPARTS } from "../words/counterparts";
import { foldSearchWords } from "./fold-words";
import USUAL_WORDS from "./usual-words.json";

/** Returns whether who asks for a word asks for its concept: a word in force, another name, or cards that it has taken in. */
const meansThat = ({ retired }: (typeof GLOSSARY_CONCEPTS)[number]["uses"][number]): boolean =>
  retired === null || retired === "same" || retired === "became";

/** Words for one thing: of other documents and languages, of the other game, and those that readers use. */
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
  ].map((words) => [...new Set(words.map(foldSearchWords))]);
}

/** Words that are found inside of too many others to stand for one: `tap`, `sba`. Readers may ask for them all the same. */
const isShort = (word: string): boolean => /^[a-z/]{1,3}$/u.test(word);

/** Other words for the same thing, by folded word. */
export const getSynonymMap = lazy((): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, readonly string[]>();
  for (const group of wordGroups())
    for (const word of group) {
      const others = group.filter((other) => other !== word && !isShort(other));
      all.set(word, [...new Set([...(all.get(word) ?? []), ...others])]);
    }
  return all;
});

/** Returns other words for the thing that a folded word names; none for a word that names nothing. */
export const getSynonyms = (word: string): readonly string[] => getSynonymMap().get(word) ?? [];
