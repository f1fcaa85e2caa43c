import { isKnownName } from "@/engine/mtg/deck";
import { findChanges } from "@/lib/decks/lists/change-lines";
import { findMenus } from "@/lib/decks/lists/page-lines";
import { isCount } from "./list-counts";
import { stripBareRemark } from "./list-decoration";
import { askAbout, countEntryCards, isCard, type ListEntry, REMARK_LINE } from "./list-markup";

/** Reads lines below a heading about the deck as its name or comments, up to an empty line or a card with a count. */
export function dropFacts(entries: readonly ListEntry[]): readonly ListEntry[] {
  let isAbout = false;
  return entries.map((entry) => {
    const { raw, read } = entry;
    const name = /^\s*(?:name|title|名前)\s+(.*\S)/iu.exec(raw)?.[1];
    if (read.is === "heading") isAbout = read.part === "about";
    else if (isAbout && name !== undefined) return { ...entry, read: { is: "nothing", as: "title", name } };
    else if (read.is === "gap" || (read.is === "card" && read.isCounted)) isAbout = false;
    return isAbout && (read.is === "card" || read.is === "unread") ? { ...entry, read: REMARK_LINE } : entry;
  });
}

/** Reads headings of parts that are the menu of a page as remarks. */
export function dropMenus(entries: readonly ListEntry[]): readonly ListEntry[] {
  const menus = findMenus(
    entries.map(({ raw, read }) => {
      if (read.is === "card" && read.isCounted) return "card";
      if (read.is === "heading" && read.part !== null && read.sum === null && !/^\s*</u.test(raw)) return "heading";
      return read.is === "unread" ? "words" : "gap";
    }),
  );
  // A number below such a word is that of a page: comments.
  const isCounter = ({ read }: ListEntry, at: number) =>
    read.is === "heading" && read.part === "aside" && /^\s*\d{1,4}\s*$/u.test(entries[at + 1]?.raw ?? "");
  return entries.map((entry, at) => (menus[at] || isCounter(entry, at) ? { ...entry, read: REMARK_LINE } : entry));
}

/** From so many lines with a count, each outweighs several lines without one; fewer must be half of the list. */
const MOST_FEW = 3;
const BARE_SHARE = 4;

/** Reads lines without a count as titles if others have one, except those with a section and known names among cards. */
export function dropTitles(entries: readonly ListEntry[]): readonly ListEntry[] {
  const cards = entries.filter(isCard);
  // A count in words is one, too.
  const isOpen = ({ read }: ListEntry) => read.is === "unread" && read.why === "UNCLEAR";
  const counted = cards.filter(({ read }) => read.isCounted).length + entries.filter(isOpen).length;
  const isBare = ({ read }: ListEntry) => read.is === "card" && !read.isCounted && read.part === null;
  if (counted * (counted < MOST_FEW ? 2 : BARE_SHARE + 1) < cards.length) return askGreetings(entries, isBare);
  const isKnown = (entry?: ListEntry) => isCard(entry) && isBare(entry) && isKnownName(entry.read.name);
  const summed = findSummedLines(entries, isBare);
  const read: ListEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const above = read.at(-1)?.read.is;
    const isOne = isKnown(entry) && (above === "card" || above === "heading" || isKnown(entries[at + 1]));
    read.push(summed.has(entry) ? readBare(entry) : !isBare(entry) || isOne ? entry : askAbout(entry, "NO_COUNT"));
  }
  return read;
}

/** Asks about the few lines of a list without counts that end with a comma, as greetings do. */
function askGreetings(entries: readonly ListEntry[], isBare: (entry: ListEntry) => boolean): readonly ListEntry[] {
  const isGreeting = (entry: ListEntry) => isBare(entry) && /[,、]\s*$/u.test(entry.raw);
  if (entries.filter(isGreeting).length * BARE_SHARE > entries.filter(isBare).length) return entries;
  return entries.map((entry) => (isGreeting(entry) ? askAbout(entry, "NO_COUNT") : entry));
}

/** Lines without a count that a heading counts as one card each: with the cards of their block, they make up its sum. */
function findSummedLines(entries: readonly ListEntry[], isBare: (entry: ListEntry) => boolean): ReadonlySet<ListEntry> {
  const blocks = entries.flatMap(({ read }, at) => {
    if (read.is !== "heading" || read.sum === null) return [];
    const end = entries.findIndex(
      (entry, place) => place > at && (entry.read.is === "heading" || entry.read.is === "gap"),
    );
    const block = entries.slice(at + 1, end < 0 ? undefined : end);
    return block.every(isCard) && countEntryCards(block) === read.sum ? block.filter(isBare) : [];
  });
  return new Set(blocks);
}

/** A line without a count as a card, whose remark is told. */
function readBare(entry: ListEntry): ListEntry {
  if (entry.read.is !== "card") return entry;
  const name = stripBareRemark(entry.read.name);
  return name === entry.read.name ? entry : { ...entry, read: { ...entry.read, name, doubt: "REMARK" } };
}

/** A year in front of words, which is no count that somebody mistyped. */
const YEAR = /^\s*(?:19|20)\d\d(?:\s+\p{L}|年)/u;

/** Reads a number that no count can be, such as a year or one of cards that are taken out, as none, which is then no part of a sum. */
export function dropYears(entries: readonly ListEntry[]): readonly ListEntry[] {
  const changes = findChanges(entries.map(({ raw }) => raw));
  return entries.map((entry, at) => {
    if (!isCard(entry) || isCount(entry.read.count)) return entry;
    const isNoCount = changes[at] || YEAR.test(entry.raw.normalize("NFKC"));
    return askAbout(entry, isNoCount ? "NO_COUNT" : "COUNT");
  });
}
