import { countTypos } from "@/engine/magmell";
import { lazy } from "@/lib/cache";
import { findAnswer } from "../answers/answers";
import { ALL_ENTRIES } from "../entries";
import { CARD_NAMES } from "../structure/facts";
import { getEntryWords, LISTED_CARDS } from "./entry-words";
import { foldSearchWords } from "./fold-words";
import MISSPELLINGS from "./misspellings.json";
import { getRankingIndex } from "./ranking-index";
import { getNames } from "./synonyms";
import { splitIntoWords, stemWord, tokenizeText } from "./tokens";

/** Shorter words are too near to others. */
const LEAST_LENGTH = 5;

/** English and katakana words of the library, with how often it has them, and all tokens of it and of names of cards. */
const getVocabulary = lazy(() => {
  const texts = ALL_ENTRIES.flatMap(({ id, summary }) => [
    ...Object.values(summary),
    ...Object.values(findAnswer(id) ?? {}),
    ...(getEntryWords().get(id)?.rawTerms ?? []),
  ]);
  const counts = new Map<string, number>();
  for (const word of splitIntoWords([...texts, ...[...getNames().values()].flat()].join("\n")))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const cards = [...CARD_NAMES.map(({ en }) => en), ...[...LISTED_CARDS.values()].flat()];
  const tokens = new Set([
    ...tokenizeText([...counts.keys(), ...cards].join(" ")),
    ...getRankingIndex().postings.keys(),
  ]);
  return { counts, tokens };
});

/** The most common word of the library close to an unknown one; the word itself if there is none. */
function mendWord(typed: string): string {
  const { counts, tokens } = getVocabulary();
  const [word] = splitIntoWords(typed);
  if (typed.length < LEAST_LENGTH || word === undefined || counts.has(word)) return typed;
  if (tokens.has(stemWord(word)) || getNames().has(foldSearchWords(word))) return typed;
  const near = [...counts].filter(
    ([one]) => one[0] === word[0] && Math.abs(one.length - word.length) <= 1 && countTypos(word, one, 1) <= 1,
  );
  return near.reduce((best, one) => (one[1] > best[1] ? one : best), [typed, 0] as const)[0];
}

/** Homophones of kanji words in the rules, with the correct word. */
const HOMOPHONES: ReadonlyMap<string, string> = new Map(MISSPELLINGS.map(({ typed, meant }) => [typed, meant]));
const MISSPELLED = new RegExp([...HOMOPHONES.keys()].join("|"), "gu");

/**
 * Corrects a question: replaces English and katakana words by library words that differ in one typing error, and kanji
 * by homophones from the library.
 */
export const correctSpelling = (q: string): string =>
  q
    .replaceAll(MISSPELLED, (typed) => HOMOPHONES.get(typed) ?? typed)
    .replaceAll(/[a-z][a-z'’]*|[\p{sc=Katakana}ー・]+/giu, mendWord);
