import { straightenApostrophes } from "@/engine/mtg/deck";
import { groupBy } from "@/lib/collections";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { type CardLine, readCardLines } from "./card-lines";
import { isCount } from "./list-counts";
import type { UnreadReason } from "./list-markup";

/** A number of copies of a card name. */
export type ListLine = { readonly name: string; readonly count: number };

/** A pasted list: the main deck and the sideboard. Names are in the order of their first occurrence. */
export type CardList = { readonly main: readonly ListLine[]; readonly side: readonly ListLine[] };

/**
 * A line that could not be read or is ambiguous, with its number from 1, and rewrites that need more than the line.
 * `stated` and `found` are its differing numbers of cards, or of characters of a text that is cut.
 */
export type UnreadLine = Pick<CardLine, "line" | "choices" | "surplus"> &
  Partial<NonNullable<CardLine["sums"]>> & { readonly text: string; readonly why: UnreadReason };

export type ParsedList = CardList & { readonly unread: readonly UnreadLine[] };

/** Maximum length of a name in characters. */
export const MAX_NAME_LENGTH = 80;
/** Maximum number of names, and of cards, in a section of a list. */
export const MAX_LIST_NAMES = 150;
export const MAX_LIST_CARDS = 250;

/** Returns a key that is equal for all spellings of one card: it ignores width, case, spaces and apostrophes. */
export const toSpellingKey = (name: string): string =>
  straightenApostrophes(name).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/**
 * Reads a pasted list in any usual format: `4 Name`, `4x Name`, `Name x4`, full-width digits, headings, comments,
 * sideboard lines with `SB:` or under a heading, table rows, deck files. Never throws; lines that cannot be read are
 * listed.
 */
export function readList(text: string): ParsedList {
  const parts = { main: new Map<string, ListLine>(), side: new Map<string, ListLine>() };
  const unread: UnreadLine[] = [];
  for (const card of readCardLines(text)) {
    // The pool is what a deck was chosen from.
    const refused = card.why ?? (card.part === "pool" ? null : addListLine(parts[card.part], card));
    if (refused !== null) unread.push(toUnreadLine(card, refused));
  }
  return { main: [...parts.main.values()], side: [...parts.side.values()], unread };
}

/** Returns a line of a list as one that is not read, or in doubt, for a reason. */
export function toUnreadLine({ line, raw, choices, surplus, sums }: CardLine, why: UnreadReason): UnreadLine {
  return { line, text: raw, why, ...(choices && { choices }), ...(surplus && { surplus }), ...sums };
}

/** Adds copies of a card to a section by the key of its name. Returns null, or the reason why they were rejected. */
export function addListLine(
  lines: Map<string, ListLine>,
  { name, count }: ListLine,
  keyOf: (name: string) => string = toSpellingKey,
): UnreadReason | null {
  const key = keyOf(name);
  if (key === "") return "NO_NAME";
  if (name.length > MAX_NAME_LENGTH) return "LONG_NAME";
  if (!isCount(count)) return "COUNT";
  const before = lines.get(key);
  if (before === undefined && lines.size >= MAX_LIST_NAMES) return "TOO_MANY_NAMES";
  if (countListCards([...lines.values()]) + count > MAX_LIST_CARDS) return "TOO_MANY_CARDS";
  lines.set(key, { name: before?.name ?? name, count: (before?.count ?? 0) + count });
  return null;
}

/** Converts a list with one entry per copy to lines with counts. */
export function toListLines(names: readonly string[]): readonly ListLine[] {
  const copies = groupBy(names.map((name) => [name, name]));
  return [...copies].map(([name, { length: count }]) => ({ name, count }));
}

/** Prints a line that can only be read as this card. If its name could be read otherwise, it is in brackets. */
export function printCardLine({ name, count }: ListLine): string {
  const line = `${count} ${name}`;
  const [card, ...others] = readCardLines(line);
  return card?.why === null && card.name === name && others.length === 0 ? line : `${count} 《${name}》`;
}

/** Prints a list as text that is read back as the same list. */
export const printList = ({ main, side }: CardList): string =>
  [...main.map(printCardLine), ...(side.length === 0 ? [] : ["", "Sideboard", ...side.map(printCardLine)])].join("\n");
