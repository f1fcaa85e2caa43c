import { isKnownName, toNameKey } from "@/engine/mtg/deck";
import type { ListEntry } from "./list-markup";

/** Words within names of cards that are written small, in the languages of cards with Latin letters. */
const SMALL = new Set(
  (
    "a an the of to in for and at from with on into by but or nor as is over upon under through than o n t s " +
    "der die das des dem den und von vom zu zum zur im am an auf aus mit ohne über unter gegen " +
    "de la le les du des et à au aux en sur dans par sans el los las del y al por con sin il lo gli dei della delle di da e do dos das um ao na no van"
  ).split(" "),
);

/** A word that begins with a small letter and is no small word of a name. */
const isOddWord = (word: string): boolean => {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return /^\p{Ll}/u.test(bare) && !/^(?:[dl]['’]|\p{Ll}{1,3}-\p{Lu})/u.test(bare) && !SMALL.has(bare);
};

/** Returns whether a name has a word in small letters that is no small word of a name. */
export const hasOddWord = (name: string): boolean => name.split(" ").some(isOddWord);

/** The end of a sentence before another, a date or a time, and a sign between parts of a text. */
const SENTENCE = /\p{Ll}{2}[.?!]+["”]?\s+\p{Lu}\p{Ll}*\s\p{Ll}|\d[/.]\d{1,2}[/.]\d{2}|\d:\d\d|\p{L}\s\+\s\p{Ll}/u;
/** Signs that few names have: a number that is no ordinal, and a colon before more than a word. */
const ODD_SIGN = /(?<![\d,+])\d+(?![\d,]|st|nd|rd|th)|:(?!\s?\p{Lu}[\p{L}'-]*$)/u;
const MOST_WORDS = 7;

/**
 * Returns the doubt about a name by its form alone: `UNCLEAR` for a sentence, `ONE_NAME` for signs or a length that few
 * names have; null for a usual or a known name.
 */
export function findShapeDoubt(name: string): "UNCLEAR" | "ONE_NAME" | null {
  if (isKnownName(name)) return null;
  if (SENTENCE.test(name)) return "UNCLEAR";
  const isLong = name.split(/\s*\/\/?\s*/u).some((half) => half.split(" ").length > MOST_WORDS);
  return isLong || ODD_SIGN.test(name) ? "ONE_NAME" : null;
}

/** Returns a name up to the first word or sign that a name rarely has; empty if it begins with one. */
export function cutName(name: string): string {
  const words = name.split(" ");
  const isSmallList = !/^\p{Lu}/u.test(name);
  const end = words.findIndex(
    (word, at) =>
      (!isSmallList && isOddWord(word)) || /^(?:[+(:[]|\d)/u.test(word) || /[.?!:]$/u.test(words[at - 1] ?? ""),
  );
  const kept = end < 0 ? words : words.slice(0, end);
  while (end >= 0 && SMALL.has(kept.at(-1) ?? "")) kept.pop();
  return kept.join(" ").replace(/[\s,;:.?!–-]+$/u, "");
}

/** The fewest names, and their share, that show the manner of a list. */
const LEAST_NAMES = 3;
const MOST_NAMES = 0.75;

/** Returns the entries with a doubt at each name with words in small letters, if most names of the list have none. */
export function askOddNames(entries: readonly ListEntry[]): readonly ListEntry[] {
  const names = entries.flatMap(({ read }) =>
    read.is === "card" && /\p{Script=Latin}/u.test(read.name) ? [read.name] : [],
  );
  const usual = new Set(names.filter((name) => !hasOddWord(name)).map(toNameKey));
  if (usual.size < LEAST_NAMES || usual.size < new Set(names).size * MOST_NAMES) return entries;
  return entries.map((entry) => {
    const { raw, read } = entry;
    const isAsked =
      read.is === "card" &&
      read.isCounted &&
      !read.doubt &&
      !/[《<]/u.test(raw) &&
      hasOddWord(read.name) &&
      !isKnownName(read.name) &&
      !usual.has(toNameKey(read.name));
    return isAsked ? { ...entry, read: { ...read, doubt: "ONE_NAME" } } : entry;
  });
}

/** The least length of a line that a program wraps. */
const WRAPPED_LENGTH = 24;

/** Returns the entries with a doubt at an unknown name that ends a long line of several cards, if words follow below. */
export const askWrappedNames = (entries: readonly ListEntry[]): readonly ListEntry[] =>
  entries.map((entry, at) => {
    const { line, raw, read } = entry;
    const next = entries[at + 1];
    const isLast = entries[at - 1]?.line === line && raw.length >= WRAPPED_LENGTH;
    const isFollowed = next?.line === line + 1 && next.read.is === "unread" && next.read.why === "NO_COUNT";
    const isAsked = isLast && isFollowed && read.is === "card" && !read.doubt && !isKnownName(read.name);
    return isAsked ? { ...entry, read: { ...read, doubt: "ONE_NAME" } } : entry;
  });
