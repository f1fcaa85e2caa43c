import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { collectLists, createLineProblem } from "./gather-lists";
import { parseZoneWord } from "./headings";
import { MAX_LIST_LINE_LENGTH, MAX_LIST_TEXT_LENGTH, MAX_LIST_TEXT_LINES } from "./limits";
import type { ListProblem, ParsedLists, UnassignedEntry } from "./types";

/** Parses a deck in JSON: of this site or its API, a list of `{ name, count }`, or counts by name; else null. */
export function readJsonList(text: string, finder: CardFinder): ParsedLists | null {
  const start = text.trimStart().replace(/^\uFEFF/u, "");
  if (!/^[[{]/u.test(start) || text.length > MAX_LIST_TEXT_LENGTH) return null;
  const value = parsed(start);
  const deck = deckIn(value);
  if (deck === null) return null;
  const entries: UnassignedEntry[] = [];
  const problems: ListProblem[] = [];
  for (const [index, { item, zone }] of deck.slice(0, MAX_LIST_TEXT_LINES).entries()) {
    const read = entryOf(item, zone, index + 1, finder);
    if (read) entries.push(read);
    else {
      const shown = JSON.stringify(item)?.slice(0, MAX_LIST_LINE_LENGTH) ?? "";
      problems.push(createLineProblem("UNREADABLE", { line: index + 1, text: shown }));
    }
  }
  const others = decksIn(value).length - 1;
  if (others > 0) problems.push(createLineProblem("MORE_DECKS", { line: 1, text: `+${others}` }));
  return collectLists(entries, problems, nameOf(decksIn(value)[0] ?? value), finder);
}

type Item = { readonly item: unknown; readonly zone: ListZone | null };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Entries of the first deck in a value, each with its list. */
function deckIn(value: unknown, depth = 0): readonly Item[] | null {
  if (depth > 4) return null;
  const findInner = (values: readonly unknown[]) =>
    values.map((held) => deckIn(held, depth + 1)).find((deck) => deck !== null) ?? null;
  if (Array.isArray(value)) {
    const isEntry = (item: unknown) =>
      typeof item === "string" || isPair(item) || (isRecord(item) && nameIn(item) && deckIn(item, depth + 1) === null);
    return value.some(isEntry) ? withZone(value, null) : findInner(value.slice(0, 5));
  }
  if (!isRecord(value)) return null;
  const zones = Object.entries(value).flatMap(([key, held]): readonly Item[] => {
    const zone = parseZoneWord(key);
    return zone === null ? [] : withZone(Array.isArray(held) ? held : (countsOf(held) ?? []), zone);
  });
  const inner = findInner(["deck", "decks", "data", "cards", "lines"].map((key) => value[key]));
  if (inner) return [...inner, ...zones];
  if (Object.keys(value).some((key) => parseZoneWord(key) !== null)) return zones;
  const counts = countsOf(value);
  return counts && withZone(counts, null);
}

const withZone = (items: readonly unknown[], zone: ListZone | null): readonly Item[] =>
  items.map((item) => ({ item, zone }));

/** Decks of an export with several. */
function decksIn(value: unknown): readonly unknown[] {
  const held = isRecord(value) ? value.decks : value;
  return Array.isArray(held) ? held.filter((one) => isRecord(one) && nameOnly(one) && deckIn(one) !== null) : [];
}

/** Whether an object is a deck rather than an entry: an entry's name has a count beside it. */
const nameOnly = (item: Readonly<Record<string, unknown>>): boolean =>
  !["count", "quantity", "qty", "copies"].some((key) => key in item);

/** The entries of an object that maps names to counts: `{ "走り火": 3 }`; null for others. */
const countsOf = (value: unknown) => {
  const counts = isRecord(value) ? Object.entries(value).map(([name, count]) => ({ name, count })) : [];
  return counts.length > 0 && counts.every(({ count }) => typeof count === "number") ? counts : null;
};

const nameIn = ({ name, card, cardName }: Readonly<Record<string, unknown>>): string | null => {
  const names = [name, card, cardName, isRecord(card) ? card.name : null];
  return names.find((held) => typeof held === "string")?.trim() || null;
};

/** Whether a list is one entry: `["走り火", 3]`. */
const isPair = (item: unknown): item is readonly [string, number] =>
  Array.isArray(item) && item.length === 2 && typeof item[0] === "string" && typeof item[1] === "number";

function entryOf(given: unknown, zone: ListZone | null, line: number, finder: CardFinder): UnassignedEntry | null {
  const item = isPair(given) ? { name: given[0], count: given[1] } : given;
  const written = typeof item === "string" ? item.trim() : isRecord(item) ? nameIn(item) : null;
  if (written === null || written === "" || written.length > MAX_LIST_LINE_LENGTH) return null;
  const held = isRecord(item) ? (item.count ?? item.quantity ?? item.qty ?? item.copies ?? 1) : 1;
  const count = typeof held === "string" ? Number(held) : held;
  if (typeof count !== "number" || !Number.isInteger(count)) return null;
  const own = isRecord(item) && typeof item.zone === "string" ? parseZoneWord(item.zone) : null;
  const card = finder.exact(written) ?? finder.find(written);
  return { name: card?.name ?? written, count, zone: zone ?? own, line, text: `${count} ${written}` };
}

const nameOf = (value: unknown): string =>
  isRecord(value) && typeof value.name === "string" ? value.name.slice(0, 80) : "";
