import { parseCountForms } from "@/lib/decks/lists/count-forms";
import type { CountedName } from "./list-markup";

/** Ways to write a count, the likeliest first. */
const COUNTS = [
  // Below zero, which no list can mean. A stroke with a space behind it stands in front of an entry.
  [/^(?<count>[-−–]\d+)\s+(?<name>.+)$/u, "lead"],
  [/^(?<name>.+?)\s(?<count>[-−–]\d+)$/u, "marked"],
  // A small letter right behind the count belongs to the name.
  [
    /^(?:[([]\s?)?[×xX]?(?<count>\d+)(?:\.0+(?=\s))?\s?(?:[xX]?[)\]]\s?|(?:of|copies of|copy of|pcs\.?)\s|(?:[×:]|\*(?![\w-]+\*))\s?|[-–—]{1,2}\s?(?=[\p{L}《])|[、,](?=《)|[xX]\s(?:of\s(?=\p{Lu}))?|[xX](?=[^\sa-z-])|枚\s?:?\s?|\s|(?=[^\d\p{Ll}]))(?<name>.+)$/u,
    "lead",
  ],
  // An `x` behind a name stands apart from a Latin one.
  [/^(?<name>.+[》」])[\s:・.…]*(?<count>\d{1,4})\s?枚?$/u, "marked"],
  [/^(?<name>.+?)\s?(?:\.\s?){3,}(?<count>\d{1,3})\s?枚?$/u, "marked"],
  [/^(?<name>.+\p{Ll})x(?<count>\d{1,2})$/u, "marked"],
  [/^(?<name>.+?)\s?:\s?(?<count>\d{1,2})$/u, "bare"],
  [/^(?<name>.+?)\s?[:,;・]\s?(?<count>\d{1,2})\s?枚?$/u, "marked"],
  [/^(?<name>.+?)\s[-–—]{1,2}\s(?<count>\d{1,3})$/u, "marked"],
  [/^(?<name>.+?)\s(?:[-–—]\s)?(?<count>\d{1,2})\s?[x×]$/iu, "marked"],
  [/^(?<name>.+?)\s?[×*]\s?(?<count>\d{1,4})枚?$/u, "marked"],
  [/^(?<name>.+?)(?:\s|(?<=[^\p{ASCII}\]]|\]))[xX]\s?(?<count>\d{1,4})枚?$/u, "marked"],
  [/^(?<name>.*[^\d\sをがは])[をがは]?\s?(?<count>\d{1,4})\s?枚$/u, "marked"],
  [/^(?<name>.*[^\d\s])\s?[([]\s?[x×]\s?(?<count>\d{1,3})\s?[)\]]$/iu, "marked"],
  [/^(?<name>.*[^\d\s])\s?[([]\s?(?<count>\d{1,3})\s?[x×]\s?[)\]]$/iu, "marked"],
  [/^(?<name>.+[\s》」])(?<count>[一二三四五六七八九十]{1,3})枚$/u, "marked"],
  [/^(?<name>.*[^\d\s])\s?[([](?<count>\d{1,3})\s?(?:枚|copies|copy|of)?[)\]]$/u, "bracket"],
  [/^(?<name>.*[^\d\s,])(?:\s|(?<=[^\p{ASCII}]))(?<count>\d{1,2})$/u, "bare"],
].map(([pattern, form]) => [pattern, { isCounted: true, form }] as [RegExp, Pick<CountedName, "isCounted" | "form">]);

/** Returns the count and the name in a line; the count is 1 if none is written. */
export const countOf = (line: string): CountedName =>
  parseCountForms(line, COUNTS)[0] ?? { name: line, count: 1, isCounted: false };

/** A count in which a program that reads pictures took a digit for a letter: `l Name`, `l7 Name`, `2O Name`. */
const MISREAD = /^(?=\S?[lI|O])([lI|\d][lI|O\d]?)\s(?=\p{Lu})(.+)$/u;

/** Returns the card of a line with letters for digits in its count; null for other lines. An `I` may begin a sentence, and counts nothing. */
export function readMisreadCount(line: string): CountedName | null {
  const [, count, name] = MISREAD.exec(line) ?? [];
  if (count === undefined || name === undefined) return null;
  const digits = Number(count.replace(/[lI|]/gu, "1").replace("O", "0"));
  return { count: digits, name, isCounted: count !== "I", form: "lead" };
}

/** Number of cards in a full deck. */
export const DECK_SIZE = 60;
/** Maximum number of copies in a line. */
export const MAX_LINE_COPIES = 250;

/** Returns whether a number can be a count of copies. */
export const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_LINE_COPIES;
