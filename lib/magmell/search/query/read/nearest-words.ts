import { computeEditDistance } from "@/engine/magmell";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { isLanguageWordPrefix, isWordPrefix, KEY_NAME_HINTS } from "../known-words";
import type { QueryWarning } from "../types";

/** A folded word that may have been meant, and the words that are offered for it. */
type Candidate = { readonly form: string; readonly words: readonly string[] };

/** Characters of the typed word that are compared; no word of the language is longer. */
const MOST_TYPED = 40;
/** Words offered at most: of more, none is likely. */
const MOST_OFFERED = 3;

/**
 * Returns the words of `known` that the typed text suggests, one per meaning: words with the same beginning, otherwise
 * words within a few typing errors. A word of the query language never counts as a misspelling, so `cost` does not
 * suggest `cat`.
 */
export function findNearestWords(
  typed: string,
  known: readonly string[],
  meaningOf: (word: string) => unknown,
): readonly string[] {
  const word = foldForSearch(typed.slice(0, MOST_TYPED));
  if (word === "") return [];
  const all = candidatesAmong(known);
  const slips = (most: number) => (isLanguageWordPrefix(word) ? [] : misspelled(word, all, most));
  const found =
    [
      all.filter(({ form }) => form === word),
      all.filter(({ form }) => isWordPrefix(word, form)),
      slips(1),
      all.filter(({ form }) => isCompound(word, form)),
      slips(2),
    ].find(({ length }) => length > 0) ?? [];
  const byMeaning = new Map<unknown, string>();
  for (const one of found.flatMap(({ words }) => words))
    if (!byMeaning.has(meaningOf(one))) byMeaning.set(meaningOf(one), one);
  return [...byMeaning.values()];
}

/**
 * Returns the suggestion fields of a warning: `nearest` for a single word, `choices` for a few words, and none for
 * more.
 */
export function toWarningSuggestion(words: readonly string[]): Pick<QueryWarning, "nearest" | "choices"> {
  const [nearest] = words;
  if (nearest === undefined || words.length > MOST_OFFERED) return {};
  return words.length === 1 ? { nearest } : { choices: words };
}

function candidatesAmong(known: readonly string[]): readonly Candidate[] {
  const common = KEY_NAME_HINTS.flatMap(({ words, names }) => {
    const offered = names.flatMap((spellings) => spellings.find((name) => known.includes(name)) ?? []);
    return offered.length === 0 ? [] : words.map((one) => ({ form: foldForSearch(one), words: offered }));
  });
  return [...known.map((one) => ({ form: foldForSearch(one), words: [one] })), ...common];
}

/** Whether a Japanese word is a compound with a known word, such as 触媒コスト. */
const isCompound = (word: string, form: string): boolean =>
  form.length > 1 && word.startsWith(form) && !/^[a-z]/u.test(form);

/** Maximum number of typing errors for a word length, below half of a short word. */
const mostSlips = (length: number): number => (length <= 2 ? 0 : length <= 4 ? 1 : 2);

/** The candidates within some slips of a word, a swap of neighbors counted as one; those with its first letter, if any have it. */
function misspelled(word: string, all: readonly Candidate[], slips: number): readonly Candidate[] {
  const most = Math.min(slips, mostSlips(word.length));
  const found = all.filter(
    ({ form }) =>
      Math.abs(form.length - word.length) <= most && form.length > most && slipsBetween(word, form, most) <= most,
  );
  const alike = found.filter(({ form }) => form.charAt(0) === word.charAt(0));
  return alike.length > 0 ? alike : found;
}

function slipsBetween(word: string, form: string, most: number): number {
  const edits = computeEditDistance(form, word, most);
  if (edits <= 1) return edits;
  const swapped = Array.from({ length: word.length - 1 }, (_, at) => {
    const [one, other] = [word.charAt(at), word.charAt(at + 1)];
    return 1 + computeEditDistance(form, `${word.slice(0, at)}${other}${one}${word.slice(at + 2)}`, most - 1);
  });
  return Math.min(edits, ...swapped);
}
