import { isBasicLand, isKnownName } from "@/engine/mtg/deck";
import { findSumEnd, moveHeadingsBeforeBlocks } from "@/lib/decks/lists/list-sums";
import { CONTINUED } from "./list-headings";
import {
  askAbout,
  countEntryCards,
  isCard,
  type ListEntry,
  type ListSection,
  type ParsedLine,
  REMARK_LINE,
} from "./list-markup";
import { isAside, type PlacedEntry } from "./list-parts";

type Card = Extract<ParsedLine, { readonly is: "card" }>;

const isHeading = ({ read }: ListEntry): boolean => read.is === "heading";
const toCopies = ({ read }: ListEntry): number => (read.is === "card" ? read.count : 0);
/** The entries below one up to the next heading, or another that ends them. */
function blockBelow(entries: readonly ListEntry[], at: number, isEnd = isHeading): readonly ListEntry[] {
  let end = at + 1;
  for (let entry = entries[end]; entry !== undefined && !isEnd(entry); entry = entries[end]) end += 1;
  return entries.slice(at + 1, end);
}

/** Returns whether an entry is a card, or a line that may be one. */
export const isCardLine = ({ read }: ListEntry): boolean =>
  read.is === "card" || (read.is === "unread" && read.why !== "NO_COUNT" && !read.isRemark);

/** Returns whether the section that an entry starts contains a line that may be a card, in any of its blocks. */
export const hasCardsBelow = (entries: readonly ListEntry[], at: number): boolean => {
  const isEnd = ({ read }: ListEntry) => read.is === "heading" && read.part !== null;
  const [first] = blockBelow(entries, at, (one) => isEnd(one) || isCardLine(one)).slice(-1);
  const next = entries[first === undefined ? at + 1 : entries.indexOf(first, at) + 1];
  return next !== undefined && isCardLine(next);
};

/** Whether the block after an entry has so many cards; lands or a block without a heading may follow. */
function standsBefore(entries: readonly ListEntry[], at: number, sum: number): boolean {
  const block = blockBelow(entries, at);
  const last = findSumEnd(block, sum, toCopies);
  if (last < 0) return false;
  const more = block.slice(last + 1);
  const next = more.find(({ read }) => read.is !== "nothing" && read.is !== "unread");
  return next?.read.is === "gap" || more.every((one) => !isCard(one) || isBasicLand(one.read.name));
}

/** Whether the block that ends with an entry has so many cards, or its part after the last empty line. */
function standsBehind(entries: readonly ListEntry[], at: number, sum: number): boolean {
  let all = 0;
  let main = 0;
  let isPart = true;
  // Backward, so that a line costs no more than a few others however many sums a list states.
  for (let place = at - 1; place >= 0; place -= 1) {
    const read = entries[place]?.read;
    if (read === undefined || read.is === "heading") break;
    if (read.is === "gap" && isPart) {
      if (all === sum || main === sum) return true;
      isPart = false;
    }
    if (read.is !== "card") continue;
    all += read.count;
    if (read.part !== "side") main += read.count;
    if (main > sum) return false;
  }
  return all === sum || main === sum;
}

/**
 * Returns the entries, with words followed by a number in brackets turned into headings. This applies if most cards of
 * the list have their count in front and the words begin a block, or if that many cards stand beside.
 */
export function findOwnHeadings(entries: readonly ListEntry[]): readonly ListEntry[] {
  const counted = entries.filter(isCard).filter(({ read }) => read.isCounted);
  const countForm = (form: Card["form"]) => counted.filter(({ read }) => read.form === form).length;
  const isLeading = countForm("lead") * 2 > counted.length;
  if (!isLeading && countForm("bracket") * 2 >= counted.length) return entries;
  const toHeading = (entry: ListEntry, sum: number): ListEntry => {
    return { ...entry, read: { is: "heading", part: null, sum, own: true } };
  };
  const marked = entries.map((entry, at): ListEntry => {
    if (isCountedHeading(entries, at)) return askAbout(entry);
    const isOwn = isCard(entry) && entry.read.form === "bracket" && entry.read.part === null && isTitle(entry.read);
    return isOwn ? toHeading(entry, entry.read.count) : entry;
  });
  // A title without a count is no card that a number behind it could count.
  const behind = isLeading ? marked.filter((entry) => !isCard(entry) || entry.read.isCounted) : marked;
  return entries.map((entry, at) => {
    const { read } = marked[at] ?? entry;
    if (read.is === "unread") return { ...entry, read };
    if (isLeading && isSummedLabel(entries, at) && read.is === "card") return toHeading(entry, read.count);
    if (read.is !== "heading" || read.own === undefined) return isLeading ? titled(entry) : entry;
    const before = marked[at - 1]?.read;
    const begins = before === undefined || (before.is !== "card" && before.is !== "sum");
    const hasCards = blockBelow(marked, at).some(isCard);
    const sum = read.sum ?? 0;
    const isBlock =
      standsBefore(marked, at, sum) ||
      (isLeading && begins && hasCards) ||
      standsBehind(behind, behind.indexOf(marked[at] ?? entry), sum);
    return isBlock ? { ...entry, read } : entry;
  });
}

/** Whether an entry has as many copies as the block below it has cards, and more than a deck may have: `12 Oddments`. */
function isCountedHeading(entries: readonly ListEntry[], at: number): boolean {
  const entry = entries[at];
  if (!isCard(entry) || isCard(entries[at - 1]) || entry.raw.includes("《")) return false;
  const { read } = entry;
  if (read.form !== "lead" || read.part !== null || !isTitle(read)) return false;
  const block = blockBelow(entries, at, ({ read: { is } }) => is === "gap" || is === "heading");
  // Two names with the same count are no heading and its block.
  return read.count > MOST_COPIES && block.filter(isCard).length > 1 && countEntryCards(block) === read.count;
}

/** Whether an entry has its number behind its words, and that many cards right below it: `Burn: 18`. */
function isSummedLabel(entries: readonly ListEntry[], at: number): boolean {
  const entry = entries[at];
  if (!isCard(entry) || entry.read.form === "lead" || !entry.read.isCounted) return false;
  const isPlain = entry.read.part === null && !isKnownName(entry.read.name) && !/[《<]/u.test(entry.raw);
  const isOfSide = entries
    .slice(0, at)
    .some(({ read }) => "part" in read && read.part !== null && read.part !== "main");
  const block = blockBelow(entries, at, (one) => !isCard(one));
  const isLed = !isCard(entries[at - 1]) && block.every((one) => isCard(one) && one.read.form === "lead");
  return isPlain && !isOfSide && isLed && block.length > 1 && countEntryCards(block) === entry.read.count;
}

/** The most copies of a card that is no basic land. */
const MOST_COPIES = 4;

/** Whether a card with its number behind may be a title: a name that no list knows, or more copies than a deck may have. */
const isTitle = ({ name, count }: Card): boolean => !isKnownName(name) || (count > MOST_COPIES && !isBasicLand(name));

/** A line with its only number at the end, among lines that begin with theirs: a title, unless it must be a card. */
const titled = (entry: ListEntry): ListEntry =>
  isCard(entry) && entry.read.form === "bare" && entry.read.part === null && isTitle(entry.read)
    ? askAbout(entry, "NO_COUNT")
    : entry;

/** Returns entries with each heading before its block, if every heading states the sum of the block above it. */
export function turnLabels(entries: readonly ListEntry[]): readonly ListEntry[] {
  const begun = entries.findIndex(isCard);
  // A heading above all cards may be that of the whole deck.
  const below = entries.slice(Math.max(0, begun));
  const headings = below.flatMap(({ read }, at) =>
    read.is === "heading" && read.sum !== null ? [{ at, sum: read.sum }] : [],
  );
  const last = headings.at(-1);
  const isBehind =
    last !== undefined &&
    below.filter(isHeading).length === headings.length &&
    !below.slice(last.at).some(isCard) &&
    headings.every(({ at, sum }) => sum > 0 && standsBehind(below, at, sum));
  if (!isBehind) return entries;
  const places = headings.map(({ at }) => at);
  return [...entries.slice(0, begun), ...moveHeadingsBeforeBlocks(below, places)];
}

/** The fewest cards of a whole deck. */
const LEAST_DECK = 40;
/** A heading of a commander, which may stand below the other parts. */
export const COMMANDER = /^\W*(?:commander|統率者)/iu;

/** Returns entries where a second deck is no part of the list: from a heading of one below a whole deck. */
export function dropSecondDeck(entries: readonly ListEntry[]): readonly ListEntry[] {
  let part: string | null = "main";
  let cards = 0;
  const second = entries.findIndex((entry, at) => {
    const { read } = entry;
    if (read.is === "heading") part = read.part ?? part;
    if (isCard(entry) && (entry.read.part ?? part) === "main") cards += entry.read.count;
    const isMain = read.is === "heading" && read.part === "main";
    const isOfFirst = COMMANDER.test(entry.raw.trim()) || CONTINUED.test(entry.raw.trim());
    return isMain && !isOfFirst && cards >= LEAST_DECK && hasCardsBelow(entries, at);
  });
  if (second < 0) return entries;
  return entries.map((entry, at) => {
    if (at < second || !("part" in entry.read)) return entry;
    if (isCard(entry)) return { ...entry, read: { ...entry.read, part: null } };
    return isHeading(entry) && entry.read.part !== null
      ? { ...entry, read: { is: "heading", part: "aside", sum: null } }
      : entry;
  });
}

/** Returns entries in which a bare number above a title is a rank, and names with running numbers are asked about. */
export function dropRanks(entries: readonly ListEntry[]): readonly ListEntry[] {
  const first = entries.findIndex(isCard);
  const isGroup = ({ read }: ListEntry) => read.is === "heading" && read.part === null && (read.sum ?? 0) > 0;
  const above = entries.slice(0, Math.max(0, entries.findIndex(isGroup))).filter(isCard);
  const isRunning = above.length > 1 && above.every(({ read }, at) => read.count === at + 1);
  const isRanked = isRunning && entries.filter(isGroup).length > 1;
  return entries.map((entry, at) => {
    if (isRanked && !entry.raw.includes("《") && above.some((one) => one === entry)) return askAbout(entry);
    const isBare = entry.read.is === "sum" && /^\s*\d{1,3}\s*$/u.test(entry.raw);
    const isRank = isBare && at < first && entries[at + 1]?.read.is === "unread";
    return isRank ? { ...entry, read: REMARK_LINE } : entry;
  });
}

/** A sum of a part in words for cards of every kind: `60 cards`. */
const TOTAL = /^[^\p{L}]*(?:cards?\s(?:in\s)?total|total\scards?|cards?|totals?|合計|枚数|枚|計)[^\p{L}]*$/iu;

/** Numbers of cards by part of the list, as they were read. */
type PartSums = Readonly<Record<ListSection, number>>;

/** Returns the number of cards in each part of a list. */
export function sumParts(entries: readonly PlacedEntry[]): PartSums {
  const sums = { main: 0, side: 0, pool: 0 };
  for (const { part, read } of entries) if (read.is === "card" && !isAside(part)) sums[part] += read.count;
  return sums;
}

/** Returns the correct number for a total; null if it matches its block, its section or the whole list. */
export function findWrongSum(
  entries: readonly ListEntry[],
  at: number,
  part: ListSection,
  sums: PartSums,
): number | null {
  const read = entries[at]?.read;
  const sum = read?.is === "heading" || read?.is === "sum" ? read.sum : null;
  if (sum === null) return null;
  if (read?.is === "sum" && read.of !== undefined) return sums[read.of] === sum ? null : sums[read.of];
  const whole = [sums[part], sums.main + sums.side, sums.main];
  const countBlock = () => countEntryCards(blockBelow(entries, at));
  if (read?.is === "heading" && sum === 0 && countBlock() === 0) return null;
  if (read?.is === "heading" && read.part !== null) {
    // One of several headings of a part tells of its own block, as one of a commander does.
    const isOneOf =
      entries.filter(({ read: one }) => one.is === "heading" && one.part === part).length > Number(read.part === part);
    const isOwn = isOneOf || COMMANDER.test(entries[at]?.raw.trim() ?? "");
    return whole.includes(sum) || (isOwn && countBlock() === sum) ? null : sums[part];
  }
  if (whole.includes(sum) || standsBefore(entries, at, sum) || standsBehind(entries, at, sum)) return null;
  const above = entries.slice(0, at).findLast(({ read: { is } }) => is !== "gap" && is !== "nothing")?.read;
  const isOfGroup = above?.is === "heading" && above.part === null;
  const isOfPart = !isOfGroup && TOTAL.test(entries[at]?.raw.normalize("NFKC") ?? "");
  const from = entries.findLastIndex((entry, place) => place < at && isHeading(entry));
  return read?.is === "sum" || isOfPart ? sums[part] : countBlock() || countEntryCards(entries.slice(from + 1, at));
}
