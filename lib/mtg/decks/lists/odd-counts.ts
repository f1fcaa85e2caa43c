import { isBasicLand } from "@/engine/mtg/deck";
import { isLabel } from "./asked-headings";
import { tidyLine } from "./list-decoration";
import type { ListEntry } from "./list-markup";
import type { PlacedEntry } from "./list-parts";
import { findWrongSum } from "./list-sums";

/** Counts that a stroke glues to a name, and numbers in square brackets behind one. */
const GLUED = /^\d{1,3}[-–—]+[\p{L}《]/u;
const SQUARE = /\S\s?\[\s?\d{1,3}\s?\]$/u;
/** Fewer other cards than these do not show how a list writes its counts. */
const LEAST_OTHERS = 3;
/** The cards of a deck that its commander is one of. */
const COMMANDER_DECK = 100;

/** Whether an entry has a count of its own, and a name that is no basic land and stands in no brackets. */
const isDoubtful = ({ raw, read }: ListEntry): boolean =>
  read.is === "card" &&
  read.isCounted &&
  !read.isCategorized &&
  read.part === null &&
  !raw.includes("《") &&
  !isBasicLand(read.name);

/** Whether an entry is a card, or was one before it became a remark. */
const isCard = (entry?: ListEntry): boolean =>
  entry?.read.is === "card" ||
  (entry?.read.is === "unread" && entry.read.why === "UNCLEAR" && entry.read.isRemark === true);

/** The form of an entry's count: `4 Name`, `4-Name`, `Name x4`, `Name (4)`, `Name [4]`. */
function formOf({ raw, read }: ListEntry): string | null {
  if (read.is !== "card" || !read.isCounted || read.form === undefined) return null;
  const line = tidyLine(raw);
  return `${read.form}${GLUED.test(line) ? " glued" : ""}${SQUARE.test(line) && read.form === "bracket" ? " square" : ""}`;
}

/** Whether a card stands alone in its block, above the first heading or with no card near. */
function isAlone(entries: readonly ListEntry[], at: number): boolean {
  if (isCard(entries[at - 1]) || isCard(entries[at + 1])) return false;
  const first = entries.findIndex(({ read }) => read.is === "heading");
  const isFilled = ({ read }: ListEntry) => read.is !== "gap";
  const above = entries.slice(0, at).findLast(isFilled);
  const isFar = !isCard(above) && above?.read.is !== "heading" && !isCard(entries.slice(at + 1).find(isFilled));
  return at < first || isFar;
}

/** Whether a card stands among words of a page: apart from all other cards, below a text and above another or the end. */
function isAmongWords(entries: readonly ListEntry[], at: number): boolean {
  const isFilled = ({ read }: ListEntry) => read.is !== "gap" && !(read.is === "nothing" && read.as === "ornament");
  const isText = ({ read }: ListEntry) =>
    (read.is === "unread" && read.why === "NO_COUNT") || (read.is === "nothing" && read.as === "remark");
  const above = entries.findLastIndex((entry, place) => place < at && isFilled(entry));
  const below = entries.findIndex((entry, place) => place > at && isFilled(entry));
  const [before, after] = [entries[above], entries[below]];
  return (
    before !== undefined &&
    isText(before) &&
    !/^\s*\/\//u.test(before.raw) &&
    !isLabel(entries, above) &&
    (after === undefined || isText(after))
  );
}

const ask = (entry: ListEntry): ListEntry => ({ ...entry, read: { is: "unread", why: "UNCLEAR" } });

/**
 * Asks about cards whose count has a form that no other line has: glued to the name, or of a line alone. A number in
 * square brackets is a count only where most lines have it.
 */
export function askOddCounts(entries: readonly ListEntry[]): readonly ListEntry[] {
  const forms = entries.flatMap((entry) => formOf(entry) ?? []);
  return entries.map((entry, at) => {
    const form = isDoubtful(entry) ? formOf(entry) : null;
    if (form === null) return entry;
    const same = forms.filter((one) => one === form).length;
    const isOdd =
      (form.endsWith("glued") && same === 1) ||
      (form.endsWith("square") && same * 2 < forms.length) ||
      (forms.length > LEAST_OTHERS && ((same === 1 && isAlone(entries, at)) || isAmongWords(entries, at)));
    return isOdd ? ask(entry) : entry;
  });
}

/** Asks about cards that stand alone if their number is what a part has beyond the sum that the list states. */
export function askSurplusCards(entries: readonly PlacedEntry[]): readonly PlacedEntry[] {
  const sums = { main: 0, side: 0, pool: 0 };
  for (const { part, read } of entries)
    if (read.is === "card" && part in sums) sums[part as keyof typeof sums] += read.count;
  const lone = entries.filter((entry, at) => isDoubtful(entry) && isAlone(entries, at));
  const asked = entries.flatMap(({ part, read }, at) => {
    const stated = read.is === "heading" || read.is === "sum" ? read.sum : null;
    if (lone.length === 0 || stated === null || part === "about" || part === "aside") return [];
    const found = findWrongSum(entries, at, part, sums);
    const surplus = (found ?? 0) - stated;
    if (found === null || found !== sums[part] || surplus <= 0 || found === COMMANDER_DECK) return [];
    const own = lone.filter((one) => one.part === part);
    const count = (cards: readonly ListEntry[]) =>
      cards.reduce((sum, { read: one }) => sum + (one.is === "card" ? one.count : 0), 0);
    const exact = own.filter((one) => count([one]) === surplus);
    return exact.length === 1 ? exact : count(own) === surplus ? own : [];
  });
  return entries.map((entry) => (asked.includes(entry) ? { ...entry, read: { is: "unread", why: "UNCLEAR" } } : entry));
}
