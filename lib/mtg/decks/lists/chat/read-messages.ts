import { isKnownName, toNameKey } from "@/engine/mtg/deck";
import { findCorrection, LONGEST_PART } from "@/lib/decks/lists/chat-lines";
import { isLabelText } from "@/lib/decks/lists/page-lines";
import { toRemark } from "../asked-headings";
import { type ListEntry, REMARK_LINE } from "../list-markup";

/** A number of copies in a message, with what stands behind it. */
const COUNTED = /(?<![\d:./-])(\d{1,2})x?\s+(\p{L}.*)$/iu;

/** Numbers before words, of which talk has few. */
const COUNTS = /(?<!\S)\d{1,2}x?\s\p{L}/giu;
const MOST_IN_TALK = 2;
/** A card with its count at the beginning. */
const BEGUN = /^\s*\d{1,2}x?\s\p{Lu}/u;

const isCounted = ({ read }: ListEntry): boolean =>
  read.is === "card" && read.isCounted && (read.form !== "bare" || isKnownName(read.name));

/** Returns the card that a message names with its count among other words, as a list writes it; null without one. */
function findNamedCard(message: string): string | null {
  const [, count, behind = ""] = COUNTED.exec(message) ?? [];
  const words = behind
    .slice(0, LONGEST_PART)
    .replace(/[.!?]+$/u, "")
    .split(" ");
  const length = words.findLastIndex((_, at) => isKnownName(words.slice(0, at + 1).join(" ")));
  return length < 0 ? null : `${count} ${words.slice(0, length + 1).join(" ")}`;
}

/** The fewest messages with a card that are the list itself. */
const LEAST_LISTED = 8;

/** Returns a test whether a message has a card beside other such messages, where most cards of a list are messages. */
function findListed(entries: readonly ListEntry[], isBegun: (entry: ListEntry) => boolean) {
  const begun = entries.filter((entry) => isBegun(entry) && isCounted(entry)).length;
  const isWritten = begun >= LEAST_LISTED && begun * 2 > entries.filter(isCounted).length;
  const isBeside = (at: number) =>
    [entries[at - 1], entries[at + 1]].some((one) => one !== undefined && isCounted(one));
  return ({ raw }: ListEntry, at: number): boolean => isWritten && !/[?？]\s*$/u.test(raw) && isBeside(at);
}

/**
 * Reads the first lines of messages in a chat, which `begins` marks. Those of a list are read as it is; a number of
 * copies that differs from the one above is asked about at its card; other cards are asked about; words are remarks.
 */
export function readMessages(entries: readonly ListEntry[], begins: readonly boolean[]): readonly ListEntry[] {
  const asked = new Map<number, Extract<ListEntry["read"], { readonly is: "unread" }>>();
  let cards: { readonly name: string; readonly count: number; readonly at: number; readonly part: string }[] = [];
  let part = "main";
  const isBegun = ({ line }: ListEntry) => begins[line - 1] === true;
  const isListed = findListed(entries, isBegun);
  const unsure = (choices?: readonly string[]) =>
    ({ is: "unread", why: "UNCLEAR", ...(choices && { choices }) }) as const;
  const read = entries.map((entry, at): ListEntry => {
    const { read: one, raw } = entry;
    if (one.is === "heading") part = one.part ?? part;
    const add = () => {
      if (one.is === "card") cards = [...cards, { name: one.name, count: one.count, at, part: one.part ?? part }];
      return entry;
    };
    if (!isBegun(entry)) return add();
    if (one.is === "heading" || one.is === "sum" || one.is === "gap" || one.is === "nothing") return entry;
    const next = entries[at + 1];
    const isAbove = next !== undefined && isCounted(next) && !isBegun(next);
    if (one.is === "card") {
      const alike = cards.filter(({ name }) => toNameKey(name) === toNameKey(one.name));
      const isAgain = alike.some((card) => !isAbove || card.part === (one.part ?? part));
      const isOwn = isKnownName(one.name) || isAbove || raw.includes("《") || isListed(entry, at);
      if (isCounted(entry) && isOwn && !isAgain) return add();
    }
    const correction = findCorrection(raw, cards);
    if (correction) {
      const { card, counts } = correction;
      const { raw: above = "", read: side } = entries[card.at] ?? {};
      const mark = side?.is === "card" && side.part === "side" ? "SB: " : "";
      if (counts.length > 0 && !above.includes("《"))
        asked.set(card.at, unsure(counts.map((count) => `${mark}${count} 《${card.name}》`)));
      return { ...entry, read: REMARK_LINE };
    }
    const isLabel = cards.length > 0 && next !== undefined && isCounted(next) && isLabelText(raw);
    if (isLabel && !(one.is === "card" && one.isCounted)) return entry;
    const named = findNamedCard(raw);
    if (named !== null) return { ...entry, read: unsure([toRemark(raw), named]) };
    const isCard = one.is === "card" && ((isCounted(entry) && one.doubt !== "ONE_NAME") || isKnownName(one.name));
    // What has several counts is no talk.
    const counts = raw.match(COUNTS)?.length ?? 0;
    const isCounts = one.is === "unread" && (counts > MOST_IN_TALK || (counts > 1 && BEGUN.test(raw)));
    return isCounts ? entry : { ...entry, read: isCard ? unsure() : REMARK_LINE };
  });
  return read.map((entry, at) => {
    const doubt = asked.get(at);
    return doubt === undefined ? entry : { ...entry, read: doubt };
  });
}
