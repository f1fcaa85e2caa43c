import { isKnownName } from "@/engine/mtg/deck";
import { isLabelText } from "@/lib/decks/lists/page-lines";
import { tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import { readListLines } from "./list-line";
import { askAbout, type ListEntry } from "./list-markup";

/** Headings as the choices at a line write them. The one of the deck may stand below another section. */
export const WRITTEN_HEADINGS = { side: "Sideboard", main: "Deck (continued)" } as const;

/** Words of a label for cards of the sideboard, and of one for cards that are not in the deck. */
const SIDE_WORDS = /(?<!\p{L})(?:side(?:board(?:ed|ing)?)?|sb|board(?:ed)?)(?!\p{L})|サイド/iu;
const ASIDE_WORDS =
  /(?<!\p{L})(?:^ins?|not|no|cuts?|out|off|maybe|consider(?:ed|ing)?|thinking|tr(?:y|ied)|test(?:ed|ing)?|want|wish|add|swaps?|changes?|instead|other|left|nicht|raus|pas|hors|fuori|fuera|fora)(?!\p{L})|抜|候補|検討|入れ替|保留|試/iu;

const isCounted = (entry?: ListEntry): boolean =>
  entry?.read.is === "card" && entry.read.isCounted && !entry.read.isCategorized;
const isWords = ({ read }: ListEntry): boolean => read.is === "unread" && read.why === "NO_COUNT";

/** Returns whether words, or a comment of words, stand above cards as a heading does: with a colon, or first in a block. */
export function isLabel(entries: readonly ListEntry[], at: number): boolean {
  const entry = entries[at];
  if (entry === undefined || !isWords(entry) || entries[at - 1]?.line === entry.line) return false;
  const text = tidyLine(entry.raw.replace(/^\s*\/\/\s/u, ""));
  const [next, second] = entries.slice(at + 1);
  const isSection = SIDE_WORDS.test(text);
  const hasColon = /:[\s=*_-]*$/u.test(text);
  const isAbove = isCounted(next) || (next?.read.is === "gap" && isCounted(second));
  const isOdd = !isLabelText(text) || isKnownName(text);
  const before = entries[at - 1]?.read;
  const above = before === undefined || (before.is === "nothing" && before.as === "ornament") ? "gap" : before.is;
  const isUsual = hasColon || isSection || (/^[^\p{Ll}]/u.test(text) && (above === "gap" || above === "heading"));
  // What stands above all cards, apart from them, is a title. A card alone among words begins no list.
  const isListed = (place: number) =>
    isCounted(entries[place]) &&
    (isCounted(entries[place - 1]) || isCounted(entries[place + 1]) || entries[place - 1]?.read.is === "heading");
  const isFirst = !entries.slice(0, at).some((_, place) => isListed(place));
  return isAbove && !isOdd && isUsual && (isSection || !isFirst) && (hasColon || next?.read.is !== "gap");
}

/** Returns entries with a doubt at words above cards as a heading; words for a sideboard are read as one. */
export const askHeadings = (entries: readonly ListEntry[]): readonly ListEntry[] =>
  entries.map((entry, at) => {
    if ((entry.read.is === "unread" && entry.read.isRemark) || !isLabel(entries, at)) return entry;
    const text = tidyLine(entry.raw);
    return SIDE_WORDS.test(text) && !ASIDE_WORDS.test(text)
      ? { ...entry, read: { is: "heading", part: "side", sum: null, isAsked: true } }
      : askAbout(entry, "HEADING");
  });

/** Returns a line as a comment that is no heading: in quotes if its words are one. */
export function toRemark(line: string): string {
  const words = line.trim().replace(/^\/\/\s*/u, "");
  const isPlain = readListLines(`// ${words}`).every(({ is }) => is === "nothing");
  return `// ${isPlain && parseListHeading(tidyLine(words)) === null ? words : `"${words}"`}`;
}

/** Returns the ways to read words above cards: as the heading of a section, the likeliest first, or as a remark. */
export function getHeadingChoices(line: string): readonly string[] {
  const sections = [WRITTEN_HEADINGS.side, WRITTEN_HEADINGS.main];
  return SIDE_WORDS.test(line) ? [...sections, toRemark(line)] : [toRemark(line), ...sections];
}

/** Returns the numbers of the lines of a label and of the cards below it, up to the next heading or other words. */
export function findLabelBlock(entries: readonly ListEntry[], at: number): readonly number[] {
  const end = entries.findIndex((entry, place) => {
    const next = entry.read.is === "gap" ? entries[place + 1] : entry;
    return place > at && next?.read.is !== "card" && next?.read.is !== "gap";
  });
  const block = entries.slice(at, end < 0 ? undefined : end).filter(({ read }) => read.is !== "gap");
  return [...new Set(block.map(({ line }) => line))];
}
