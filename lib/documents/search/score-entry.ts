import type { CitationWords, EntrySearchWords } from "./entry-words";

/** A query: the whole query folded, its folded words, and the synonyms of each word. */
export type QueryWords = {
  readonly whole: string;
  readonly words: readonly string[];
  readonly likeWhole: readonly string[];
  readonly likeWord: (word: string) => readonly string[];
};

/** Scores of the fields in which a query can be found. */
const WORTH = {
  title: 100,
  term: 95,
  card: 90,
  inTitle: 70,
  likeTitle: 66,
  likeTerm: 64,
  wordsOfTitle: 62,
  inTerm: 60,
  inCard: 50,
  cited: 45,
  inSentence: 40,
  wordsOf: 30,
  wordsUnder: 25,
  likeWords: 20,
  mixed: 15,
  text: 5,
} as const;

/**
 * Returns a score of how well an entry matches a query; 0 if it does not match. `text` is the folded imported text of
 * the entry.
 */
export const scoreEntry = (entry: EntrySearchWords, asked: QueryWords, text: string): number =>
  Math.max(wholeScore(entry, asked), wordsScore(entry, asked, text));

/** Returns the score of the best field that contains the whole query; 0 if none does. */
function wholeScore(
  { titles, terms, cards, sentence, all }: EntrySearchWords,
  { whole, likeWhole }: QueryWords,
): number {
  const isLike = (form: string) => likeWhole.includes(form);
  const like = titles.some(isLike) ? WORTH.likeTitle : terms.some(isLike) ? WORTH.likeTerm : 0;
  if (!all.includes(whole)) return like;
  const isWhole = (form: string) => form === whole;
  const holds = (form: string) => form.includes(whole);
  if (titles.some(isWhole)) return WORTH.title;
  if (terms.some(isWhole)) return titles.length > 0 ? WORTH.term + 1 : WORTH.term;
  if (cards.some(isWhole)) return WORTH.card;
  if (titles.some(holds)) return WORTH.inTitle + (titles.some((form) => form.startsWith(whole)) ? 1 : 0);
  if (like > 0) return like;
  if (terms.some(holds)) return WORTH.inTerm + (titles.length > 0 ? 1 : 0);
  if (cards.some(holds)) return WORTH.inCard;
  return holds(sentence) ? WORTH.inSentence : 0;
}

/** Score of all words of the query, each in any field. */
function wordsScore(entry: EntrySearchWords, { whole, words, likeWord }: QueryWords, text: string): number {
  const { titles, all, above, cites } = entry;
  const has = (word: string) => all.includes(word);
  if (titles.some((form) => words.every((word) => form.includes(word)))) return WORTH.wordsOfTitle;
  if (words.every(has)) return WORTH.wordsOf;
  if (words.some(has) && words.every((word) => has(word) || above.includes(word))) return WORTH.wordsUnder;
  if (cites.some((cite) => words.every((word) => isCited(cite, word)))) return WORTH.cited;
  if (likeWord(whole).some(has) || words.every((word) => [word, ...likeWord(word)].some(has))) return WORTH.likeWords;
  const mixed = cites.some(
    (cite) =>
      !cite.isRules &&
      words.some((word) => isCited(cite, word)) &&
      words.every((word) => isCited(cite, word) || has(word)),
  );
  if (mixed) return WORTH.mixed;
  return text !== "" && words.every((word) => has(word) || text.includes(word)) ? WORTH.text : 0;
}

/** Whether a word names a source, its date or its place. Numbers match as whole numbers. */
const isCited = ({ names, numbers }: CitationWords, word: string): boolean =>
  numbers.has(word) || (!/^\d+$/u.test(word) && word.length > 1 && names.includes(word));
