import { isBasicLand, toNameKey } from "@/engine/mtg/deck";
import { findDoubtfulCards, type LineSight } from "@/lib/decks/lists/list-block";
import { isLabel } from "./asked-headings";
import { DECK_SIZE } from "./list-counts";
import { tidyLine } from "./list-decoration";
import { askAbout, countEntryCards, type ListEntry } from "./list-markup";

/** Counts that a stroke glues to a name, and numbers in square brackets behind one. */
const GLUED = /^\d{1,3}[-–—]+[\p{L}《]/u;
const SQUARE = /\S\s?\[\s?\d{1,3}\s?\]$/u;

const isCounted = ({ read }: ListEntry): boolean => read.is === "card" && read.isCounted;

/** Whether an entry has a count of its own, and a name that is no basic land and stands in no brackets. */
const isDoubtful = ({ raw, read }: ListEntry): boolean =>
  read.is === "card" &&
  read.isCounted &&
  !read.isCategorized &&
  read.part === null &&
  !raw.includes("《") &&
  !isBasicLand(read.name);

/** Returns what each entry is for those around it. Names outside brackets are as good as known. */
export function toSights(entries: readonly ListEntry[]): readonly LineSight[] {
  let part: string = "main";
  const isSet = ({ raw, read }: ListEntry) =>
    read.is === "card" && (GLUED.test(tidyLine(raw)) || (read.form === "bracket" && SQUARE.test(tidyLine(raw))));
  const isSetUsual = entries.filter(isSet).length * 2 >= entries.filter(isCounted).length;
  return entries.map((entry, at): LineSight => {
    const { raw, read } = entry;
    if (read.is === "heading") part = read.part ?? part;
    const isAnswered = read.is === "unread" && read.why === "UNCLEAR" && read.isRemark === true;
    if (read.is === "card" || isAnswered) {
      const card = read.is === "card" ? read : { name: raw, part: null, form: undefined };
      return {
        is: "card",
        form: card.form ?? null,
        name: toNameKey(card.name),
        part: card.part ?? part,
        isKnown: true,
        isWithin: !isSetUsual && isSet(entry),
        isChosen: !isDoubtful(entry) && !(read.is === "card" && !read.isCounted),
      };
    }
    if (read.is === "gap" || (read.is === "nothing" && read.as === "ornament")) return { is: "gap" };
    // A comment may be the heading of a card, unless its words would be none.
    const isText = read.is === "unread" ? !/^\s*\/\/\s?"/u.test(raw) : read.is === "nothing" && read.as === "remark";
    const isComment = read.is === "nothing" && /^\s*\/\//u.test(raw);
    return { is: isText && !isComment && !isLabel(entries, at) ? "words" : "mark" };
  });
}

/** Asks about cards with weak evidence, such as a count in a form that few other lines have. */
export function askOddCounts(entries: readonly ListEntry[]): readonly ListEntry[] {
  const sights = toSights(entries);
  const isComment = ({ raw, read }: ListEntry) => read.is === "nothing" && /^\s*\/\//u.test(raw);
  const isWhole = (weak: ReadonlySet<number>) => {
    const main = entries.filter((_, at) => {
      const sight = sights[at];
      return sight?.is === "card" && sight.part === "main" && !weak.has(at);
    });
    const size = countEntryCards(main);
    return (
      size === DECK_SIZE ||
      entries.some(({ read }) => (read.is === "heading" || read.is === "sum") && read.sum === size)
    );
  };
  const doubtful = findDoubtfulCards(sights, isWhole, (at) => entries[at] !== undefined && isComment(entries[at]));
  return entries.map((entry, at) => (doubtful.has(at) ? askAbout(entry) : entry));
}
