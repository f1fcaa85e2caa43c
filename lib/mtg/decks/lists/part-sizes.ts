import { isBasicLand, isKnownName } from "@/engine/mtg/deck";
import { groupBy } from "@/lib/collections";
import { weighCards } from "@/lib/decks/lists/list-block";
import {
  findUnusualParts,
  hasKeptSizes,
  type PartLines,
  type SizeDoubt,
  type WeighedLine,
} from "@/lib/decks/lists/part-sizes";
import { type CardLine, readWholeList } from "./card-lines";
import { DECK_SIZE, isCount } from "./list-counts";
import { countEntryCards, isCard, type ListEntry, type ListSection } from "./list-markup";
import { isAside, type PlacedEntry, SIDE_SIZE } from "./list-parts";
import { COMMANDER, hasCardsBelow, sumParts } from "./list-sums";
import { readAsCard } from "./name-readings";
import { findShapeDoubt, hasOddWord } from "./name-shape";
import { toSights } from "./odd-counts";
import { isOtherCount } from "./sum-lines";

/** Parts that have usual sizes. */
const SIZED_PARTS = ["main", "side"] as const;
/** The sizes of a deck from a card pool, and of one with its commander. */
const LIMITED_DECK = 40;
const COMMANDER_DECK = 100;
/** The most copies of a card that is no basic land. */
const MOST_COPIES = 4;
/** Signs of prose, prices, menus and addresses that names do not have. */
const NO_NAME_SIGN = /[$€£¥|@>»…]|https?:|\d{3}|[.!?]$|:$|\S:\s/u;

/** What is asked at lines that are not counted. */
const OPEN: ReadonlySet<string> = new Set(["UNCLEAR", "COUNT", "COMPANION"]);

/** Whether a name has words or signs that names do not have. */
const isOddName = (name: string): boolean =>
  hasOddWord(name) || findShapeDoubt(name) !== null || NO_NAME_SIGN.test(name) || isOtherCount(name);

/** How much of a card itself is odd: its name, and its number of copies. */
function findOddity({ read }: ListEntry): number {
  if (read.is !== "card" || isBasicLand(read.name)) return 0;
  return Number(!isKnownName(read.name) && isOddName(read.name)) + Number(read.count > MOST_COPIES);
}

/**
 * Returns the doubt about a list of which a part has neither a usual size (60 cards, and 0 or 15 beside them) nor one that
 * a sum in the list states, and where the sideboard may begin, as a line number; null without one. A question at a line
 * that has just the cards beyond or short of it is enough.
 */
export function findSizeDoubt(text: string): (SizeDoubt & { readonly sideFrom?: number }) | null {
  const { entries, lines } = readWholeList(text);
  const sums = sumParts(entries);
  const sizes = SIZED_PARTS.map((part) => sums[part]);
  const weights = weighCards(toSights(entries), (at) => findOddity(entries[at] as PlacedEntry));
  const counted = entries.flatMap((entry, at) =>
    isCard(entry) ? [{ part: entry.part, ...toLine(entry, entry.read, weights.get(at) ?? 0) }] : [],
  );
  const parts = SIZED_PARTS.map(
    (part): PartLines => ({
      found: sums[part],
      usual: usualSizes(entries, part, sums),
      isStated: isStated(entries, part, sums),
      stated: findOtherSum(entries, lines, part, sums),
      counted: counted.filter((one) => one.part === part),
      leftOut: entries.flatMap((entry) => (entry.part === part || isAside(entry.part) ? findLeftOut(entry) : [])),
      asked: findAskedCounts(entries, lines, part),
      open: countOpen(entries),
    }),
  );
  const unusual = findUnusualParts(parts, hasKeptSizes(text, sizes));
  const sideFrom = sums.side === 0 ? findSideboard(entries, sums.main) : undefined;
  return unusual.length === 0 ? null : { parts: unusual, sizes, ...(sideFrom !== undefined && { sideFrom }) };
}

const toLine = ({ line, raw }: ListEntry, { name, count }: { name: string; count: number }, weakness: number) => ({
  line,
  text: raw.trim(),
  name,
  count,
  weakness,
});

type Sums = Readonly<Record<ListSection, number>>;

/** The usual sizes of a part: a deck from a pool has 40 cards, and one with a commander a hundred. */
function usualSizes(entries: readonly PlacedEntry[], part: ListSection, sums: Sums): readonly number[] {
  if (part === "side") return sums.main < DECK_SIZE ? [0, SIDE_SIZE] : [SIDE_SIZE, 0];
  if (sums.pool > 0) return [LIMITED_DECK];
  const hasCommander = entries.some(
    ({ raw, read }, at) => read.is === "heading" && COMMANDER.test(raw.trim()) && hasCardsBelow(entries, at),
  );
  return hasCommander ? [COMMANDER_DECK] : [DECK_SIZE];
}

/** Whether a sum of the list is the size of a part or of the whole list, or those of its groups make it up. */
function isStated(entries: readonly PlacedEntry[], part: ListSection, sums: Sums): boolean {
  const stated = entries.flatMap(({ read, part: of }) =>
    (read.is === "heading" || read.is === "sum") && read.sum !== null && !isAside(of) ? [{ ...read, at: of }] : [],
  );
  const groups = stated.filter((one) => one.is === "heading" && one.part === null && one.at === part);
  // Words that ask whether they are its heading may end the part elsewhere.
  const isAsked = entries.some(({ read }) => read.is === "heading" && read.part === part && read.isAsked);
  return (
    isAsked ||
    stated.some(({ sum }) => sum === sums[part] || sum === sums.main + sums.side) ||
    (groups.length > 1 && groups.reduce((all, { sum }) => all + (sum ?? 0), 0) === sums[part])
  );
}

/** The one sum of the whole part that its headings and totals state, and is not that of its cards; null without one. */
function findOtherSum(
  entries: readonly PlacedEntry[],
  lines: readonly CardLine[],
  part: ListSection,
  sums: Sums,
): PartLines["stated"] {
  const wrong = lines.filter(({ line, why, sums: both }) => {
    const isOf = ({ line: at, read, part: own }: PlacedEntry) =>
      at === line &&
      ((read.is === "heading" && read.part === part) || (read.is === "sum" && (read.of ?? own) === part));
    return why === "SUM" && both?.found === sums[part] && entries.some(isOf);
  });
  const [sum, ...others] = new Set(wrong.map(({ sums: both }) => both?.stated ?? 0));
  return sum === undefined || others.length > 0 ? null : { sum, lines: wrong.map(({ line }) => line) };
}

/** The line of an entry that is left out and not asked about, if it has a count and a name as cards have. */
function findLeftOut(entry: PlacedEntry): readonly WeighedLine[] {
  const { raw, read, part } = entry;
  const isOut =
    (read.is === "unread" && (read.isRemark || read.why === "NO_COUNT")) ||
    (read.is === "nothing" && read.as === "remark") ||
    (isCard(entry) && isAside(part));
  if (!isOut) return [];
  const text = raw.replace(/^\s*\/\/\s*/u, "");
  return isPlainCard(text) ? [toLine(entry, readAsCard(text), 1)] : [];
}

/** Returns whether a line is a count and a name as cards have, and nothing else. */
export function isPlainCard(text: string): boolean {
  const { name, count, isCounted } = readAsCard(text);
  return isCounted && isCount(count) && count <= DECK_SIZE && /\p{L}{2}/u.test(name) && !isOddName(name);
}

/** The numbers of cards in lines, or below headings, that ask whether they count. */
function findAskedCounts(
  entries: readonly PlacedEntry[],
  lines: readonly CardLine[],
  part: ListSection,
): readonly number[] {
  const own = groupBy(entries.filter((entry) => entry.part === part).map((entry) => [entry.line, entry]));
  return lines.flatMap(({ why, line, surplus }) => {
    const asked = (surplus ?? [line]).flatMap((one) => own.get(one) ?? []);
    return why === null || (why === "SUM" && surplus === undefined) ? [] : [countEntryCards(asked)];
  });
}

/** The number of cards in lines that ask whether they count, and do not yet; a number that is no count may be any. */
const countOpen = (entries: readonly PlacedEntry[]): number =>
  entries.reduce((sum, { raw, read }, at) => {
    if (read.is !== "unread" || read.isRemark) return sum;
    const isBeside = isCard(entries[at - 1]) || isCard(entries[at + 1]);
    if (read.why === "NO_COUNT") return sum + (isBeside && !isOddName(raw.trim()) ? 1 : 0);
    const { count } = readAsCard(raw);
    return OPEN.has(read.why) ? sum + (isCount(count) ? count : DECK_SIZE) : sum;
  }, 0);

/** Returns the line behind the first 60 cards, if 15 are left from there. */
function findSideboard(entries: readonly PlacedEntry[], main: number): number | undefined {
  if (main !== DECK_SIZE + SIDE_SIZE) return undefined;
  let left = DECK_SIZE;
  const cards = entries.filter((entry) => isCard(entry) && entry.part === "main");
  const first = cards.find((entry) => {
    const isBehind = left <= 0;
    left -= countEntryCards([entry]);
    return isBehind;
  });
  const before = cards.slice(0, first === undefined ? 0 : cards.indexOf(first));
  return countEntryCards(before) === DECK_SIZE ? first?.line : undefined;
}
