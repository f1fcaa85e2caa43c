import { decodeBase64urlText, encodeBase64urlText } from "./text-code";

/** Maximum length of a name in a link, in code points; longer names are cut and end with an ellipsis. */
export const MAX_SHARED_NAME_LENGTH = 40;
/** Longest parameter to decode; forty characters of four bytes take 214. */
const LONGEST_CODE = 1_000;
const LONGEST_NAME = 1_000;

/** Control characters, halves of characters, line separators, hidden and direction marks, and heaps of marks on one letter. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\u200c\u200d])\p{Cf}|[\p{M}\u200c\u200d]{4}/u;
/** Something to be seen; fillers and the empty Braille pattern are not. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

type SharedName = {
  readonly name: string;
  /** Whether the name was too long. */
  readonly isCut: boolean;
};

/**
 * Returns a name for a link: trimmed, and cut to `most` characters. Returns null if the name is invisible or would
 * disturb the text around it.
 */
export function truncateSharedName(name: string, most: number = MAX_SHARED_NAME_LENGTH): SharedName | null {
  const trimmed = name.length > LONGEST_NAME ? "" : name.trim();
  if (UNFIT.test(trimmed) || !SEEN.test(trimmed)) return null;
  if ([...trimmed].length <= most) return { name: trimmed, isCut: false };
  const beginning = cutCharacters(trimmed, most - 1);
  return SEEN.test(beginning) ? { name: `${beginning}…`, isCut: true } : null;
}

/** Parses the URL parameter `n`; null if it is not a valid name in a link. */
export function parseSharedName(parameter: unknown): string | null {
  if (typeof parameter !== "string" || parameter.length > LONGEST_CODE) return null;
  const text = decodeBase64urlText(parameter);
  return text === null ? null : (truncateSharedName(text)?.name ?? null);
}

/**
 * Returns the URL query with a name, such as `?n=5r2u44Gu5pu4`; empty for null and for names that links cannot contain.
 */
export function buildNameQuery(name: string | null): string {
  const shared = name === null ? null : truncateSharedName(name);
  return shared === null ? "" : `?n=${encodeBase64urlText(shared.name)}`;
}

/** Returns the beginning of a text with at most `most` code points. A character of several code points is not split. */
function cutCharacters(text: string, most: number): string {
  let beginning = "";
  let points = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    points += [...segment].length;
    if (points > most) break;
    beginning += segment;
  }
  return beginning.trimEnd();
}

/** Returns at most the first `max` UTF-16 units of a text, without splitting a surrogate pair. */
export const truncateText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
