import { lazy } from "@/lib/cache";
import { findAnswer } from "../answers/answers";
import { ALL_ENTRIES } from "../entries";
import { CARD_NAMES } from "../structure/facts";
import { getEntryWords, LISTED_CARDS } from "./entry-words";
import { getRankingIndex } from "./ranking-index";
import { getNames } from "./synonyms";
import { englishWordsIn, tokenizeText } from "./tokens";

/** Shorter words are too near to others. */
const LEAST_LENGTH = 5;

/** English words of the library, with how often it has them, and all tokens of it and of names of cards. */
const getVocabulary = lazy(() => {
  const texts = ALL_ENTRIES.flatMap(({ id, summary }) => [
    summary.en,
    findAnswer(id)?.en ?? "",
    ...(getEntryWords().get(id)?.rawTerms ?? []),
  ]);
  const counts = new Map<string, number>();
  for (const word of englishWordsIn([...texts, ...[...getNames().values()].flat()].join("\n")))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const cards = [...CARD_NAMES.map(({ en }) => en), ...[...LISTED_CARDS.values()].flat()];
  const tokens = new Set([
    ...tokenizeText([...counts.keys(), ...cards].join(" ")),
    ...getRankingIndex().postings.keys(),
  ]);
  return { counts, tokens };
});

/** Whether one sign more, less or other, or two in the wrong order, makes one word of another. */
function isOneOff(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [a, b] = [typed.slice(same), word.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isSwapped;
}

/** The commonest word of the library that a word which it lacks is nearly; the word itself if there is none. */
function mendWord(typed: string): string {
  const { counts, tokens } = getVocabulary();
  const [stem] = tokenizeText(typed);
  if (typed.length < LEAST_LENGTH || stem === undefined || tokens.has(stem)) return typed;
  const lower = typed.toLowerCase();
  const near = [...counts].filter(([word]) => word[0] === lower[0] && isOneOff(lower, word));
  return near.reduce((best, one) => (one[1] > best[1] ? one : best), [typed, 0] as const)[0];
}

/** Returns a question with words of the library for English words that are one slip away from them. */
export const mendSpelling = (q: string): string => q.replaceAll(/[a-z][a-z'’]*/giu, mendWord);
