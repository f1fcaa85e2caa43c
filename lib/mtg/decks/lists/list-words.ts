import { isKnownName } from "@/engine/mtg/deck";
import { findMenus } from "@/lib/decks/lists/page-lines";
import { isCount } from "./list-counts";
import type { ListEntry } from "./list-sums";

/** Treats lines below a heading about the deck as its name or comments, up to an empty line or a card with a count. */
export function dropFacts(entries: readonly ListEntry[]): readonly ListEntry[] {
  let isAbout = false;
  return entries.map((entry) => {
    const { raw, read } = entry;
    const name = /^\s*(?:name|title|名前)\s+(.*\S)/iu.exec(raw)?.[1];
    if (read.is === "heading") isAbout = read.part === "about";
    else if (isAbout && name !== undefined) return { ...entry, read: { is: "nothing", as: "title", name } };
    else if (read.is === "gap" || (read.is === "card" && read.isCounted)) isAbout = false;
    return isAbout && (read.is === "card" || read.is === "unread")
      ? { ...entry, read: { is: "nothing", as: "remark" } }
      : entry;
  });
}

/** Treats headings of parts that are the menu of a page as remarks. */
export function dropMenus(entries: readonly ListEntry[]): readonly ListEntry[] {
  const menus = findMenus(
    entries.map(
      ({ raw, read }) => read.is === "heading" && read.part !== null && read.sum === null && !/^\s*</u.test(raw),
    ),
  );
  return entries.map((entry, at) => (menus[at] ? { ...entry, read: { is: "nothing", as: "remark" } } : entry));
}

/** From so many lines with a count, each outweighs several lines without one; fewer must be half of the list. */
const MOST_FEW = 3;
const BARE_SHARE = 4;

/**
 * Treats lines without a count as titles if others have one, except lines with their section and known names
 * among cards: a single one that opens a text or a block may be a title or a player, too.
 */
export function dropTitles(entries: readonly ListEntry[]): readonly ListEntry[] {
  const cards = entries.flatMap(({ read }) => (read.is === "card" ? [read] : []));
  const counted = cards.filter(({ isCounted }) => isCounted).length;
  if (counted * (counted < MOST_FEW ? 2 : BARE_SHARE + 1) < cards.length) return entries;
  const isBare = ({ read }: ListEntry) => read.is === "card" && !read.isCounted && read.part === null;
  const isKnown = (entry?: ListEntry) => entry?.read.is === "card" && isBare(entry) && isKnownName(entry.read.name);
  return entries.reduce<ListEntry[]>((read, entry, at) => {
    const above = read.at(-1)?.read.is;
    const isCard = isKnown(entry) && (above === "card" || above === "heading" || isKnown(entries[at + 1]));
    read.push(!isBare(entry) || isCard ? entry : { ...entry, read: { is: "unread", why: "NO_COUNT" } });
    return read;
  }, []);
}

/** Treats a number that is more than a count can be, such as a year, as no count, which is then no part of a sum. */
export function dropYears(entries: readonly ListEntry[]): readonly ListEntry[] {
  return entries.map((entry) =>
    entry.read.is === "card" && !isCount(entry.read.count) ? { ...entry, read: { is: "unread", why: "COUNT" } } : entry,
  );
}
