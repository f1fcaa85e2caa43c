import { isKnownName, toNameKey } from "@/engine/mtg/deck";
import { askAbout, isCard, type ListEntry } from "./list-markup";

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

/** Words of sentences that names with capital letters have only in capitals. */
const SENTENCE_WORDS = new Set(
  (
    "it it's its that that's thats this these those i i'm im i'd i've my mine me we we're our you your u they them he she is are was were be been am isn't not don't dont " +
    "has have had do does did can can't cant could would should will might must if so because since when while until just only also too very really maybe probably still " +
    "more less most much many few some any other others another here there now then again all about total cards card copies lands land spells creatures deck decks sideboard " +
    "ich es ist sind war das sind und noch nur auch hier je c'est il sont ici yo es son aqui io sono qui"
  ).split(" "),
);

/** Returns whether a name begins with a small letter and has a word of a sentence: `thats it`. */
const isProse = (name: string): boolean =>
  /^\p{Ll}/u.test(name) &&
  !isKnownName(name) &&
  name.split(/[\s,.;:!?()]+/u).some((word) => SENTENCE_WORDS.has(word.replaceAll("’", "'")));

/** The end of a sentence before another, a date or a time, and a sign between parts of a text. */
const SENTENCE = /\p{Ll}{2}[.?!]+["”]?\s+\p{Lu}\p{Ll}*\s\p{Ll}|\d[/.]\d{1,2}[/.]\d{2}|\d:\d\d|\p{L}\s\+\s\p{Ll}/u;
/** Signs that few names have: a space before a comma, a point within words, a number that is no ordinal, and a colon before more than a word. */
const ODD_SIGN = /\s,|\p{Ll}{3}\.\s\p{Lu}|(?<![\d,+])\d+(?![\d,]|st|nd|rd|th)|:(?!\s?\p{Lu}[\p{L}'-]*$)/u;
const MOST_WORDS = 7;

/** Returns the doubt about a name's form: `UNCLEAR` for a sentence, `ONE_NAME` for rare signs or length, or null. */
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
      (!isSmallList && isOddWord(word)) ||
      /^(?:[+(:[¥$€£@=]|\d|-|\/\/|在庫)/u.test(word) ||
      /[.?!:]$/u.test(words[at - 1] ?? ""),
  );
  const kept = end < 0 ? words : words.slice(0, end);
  while (end >= 0 && SMALL.has(kept.at(-1) ?? "")) kept.pop();
  return kept.join(" ").replace(/[\s,;:.?!–-]+$/u, "");
}

/** The fewest names, and their share, that show the manner of a list. */
const LEAST_NAMES = 3;
const MOST_NAMES = 0.75;

/** The fewest words of a name that ends as a sentence does. */
const LEAST_SENTENCE = 4;
const endsSentence = (name: string): boolean => /[.?!]$/u.test(name) && name.split(" ").length >= LEAST_SENTENCE;

/** Returns entries with a doubt at sentences, and at names in small letters where most names have none. */
export function askOddNames(entries: readonly ListEntry[]): readonly ListEntry[] {
  const names = entries.filter(isCard).flatMap(({ read }) => (/\p{Script=Latin}/u.test(read.name) ? [read.name] : []));
  const usual = new Set(names.filter((name) => !hasOddWord(name)).map(toNameKey));
  const all = new Set(names).size;
  const isNoisy = entries.some(({ read }) => read.is === "unread" && read.why === "NO_COUNT" && !read.isRemark);
  const isUsual = (usual.size >= LEAST_NAMES || (isNoisy && usual.size > 0)) && usual.size >= all * MOST_NAMES;
  return entries.map((entry) => {
    const { raw, read } = entry;
    if (read.is !== "card" || !read.isCounted || read.doubt || /[《<]/u.test(raw)) return entry;
    if (isKnownName(read.name)) return entry;
    if (isProse(read.name) && usual.size * 2 > all) return askAbout(entry);
    const isOdd = isUsual && hasOddWord(read.name) && !usual.has(toNameKey(read.name));
    const isAsked = isOdd || isProse(read.name) || endsSentence(read.name);
    return isAsked ? { ...entry, read: { ...read, doubt: "ONE_NAME" } } : entry;
  });
}

/** Letters that a program which reads pictures takes for others: a digit within a word, or a small L before a consonant. */
const MISREAD =
  /\p{Script=Latin}\d\p{Script=Latin}|(?<![\p{L}\d])\d\p{Script=Latin}{3}|(?<!\p{L})l(?=[bcdfghjkmnpqrstvwxz])\p{L}/u;
const LEAST_MISREAD = 3;
const MISREAD_SHARE = 6;

/** Returns the entries with a doubt at each unknown name of a text in which several lines have misread letters. */
export function askMisread(entries: readonly ListEntry[]): readonly ListEntry[] {
  const isCounted = ({ read }: ListEntry) => read.is === "card" && read.isCounted;
  const isMisread = ({ raw, read }: ListEntry) =>
    read.is === "card"
      ? MISREAD.test(read.name)
      : read.is === "unread" && MISREAD.test(raw.replace(/^\s*\d+x?\s/u, ""));
  const misread = entries.filter(
    (entry, at) => isMisread(entry) && entries.slice(Math.max(0, at - 1), at + 2).some(isCounted),
  ).length;
  const isUsual = misread >= LEAST_MISREAD && misread * MISREAD_SHARE >= entries.filter(isCounted).length;
  return entries.map((entry) => {
    const { raw, read } = entry;
    if (!isUsual || read.is !== "card" || !read.isCounted) return entry;
    const isSure = read.doubt || isKnownName(read.name) || /[《<]/u.test(raw);
    return isSure ? entry : { ...entry, read: { ...read, doubt: "ONE_NAME" } };
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
