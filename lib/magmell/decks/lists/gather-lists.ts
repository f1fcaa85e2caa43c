import { type DeckLine, toNameKey } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { MAX_LIST_COPIES, MAX_LIST_NAMES } from "./limits";
import type { ListEntry, ListProblem, ListProblemCode, ParsedLists, UnassignedEntry } from "./types";

/** Maximum number of unknown names with suggestions; each searches the whole catalogue. */
const MOST_SUGGESTED = 40;

/** Creates a problem about a whole line. */
export const createLineProblem = (
  code: ListProblemCode,
  line: number,
  text: string,
  suggestions: readonly string[] = [],
): ListProblem => ({ code, line, text, entries: [], at: -1, suggestions });

/**
 * Collects entries into lists. Adds up the copies of each name, and reports unknown or unreadable names and exceeded
 * limits.
 */
export function collectLists(
  entries: readonly UnassignedEntry[],
  others: readonly ListProblem[],
  name: string,
  finder: CardFinder,
): ParsedLists {
  const lists: Record<ListZone, Map<string, DeckLine>> = {
    grimoire: new Map(),
    stoneDeck: new Map(),
    candidates: new Map(),
  };
  const problems: ListProblem[] = [...others];
  let knownCopies = 0;
  for (const [line, group] of groupByLine(entries)) {
    const shown = group.map(
      (entry): ListEntry => ({ name: entry.name, count: entry.count, known: finder.exact(entry.name) !== null }),
    );
    const [first] = group;
    if (first?.readings && group.length > 1) {
      problems.push({ ...createLineProblem("COUNT", line, first.text), readings: first.readings });
      continue;
    }
    for (const [at, entry] of group.entries()) {
      const code = put(lists, entry, finder);
      if (code !== null) {
        const asked = code === "UNKNOWN_NAME" && problems.length - others.length < MOST_SUGGESTED;
        const suggestions = asked ? finder.suggest(entry.name).map((card) => card.name) : [];
        const { text, readings } = entry;
        problems.push({ code, line, text, entries: shown, at, suggestions, ...(readings && { readings }) });
      } else {
        knownCopies += entry.count;
        if (entry.short === undefined) continue;
        problems.push({ code: "SHORT_NAME", line, text: entry.text, entries: shown, at, suggestions: [] });
      }
    }
  }
  const { grimoire, stoneDeck, candidates } = lists;
  return {
    deck: { grimoire: [...grimoire.values()], stoneDeck: [...stoneDeck.values()] },
    candidates: [...candidates.values()],
    name,
    problems: problems.sort((a, b) => a.line - b.line || a.at - b.at),
    knownCopies,
  };
}

/** Returns entries by the number of their line. */
export function groupByLine(entries: readonly UnassignedEntry[]): ReadonlyMap<number, readonly UnassignedEntry[]> {
  const lines = new Map<number, UnassignedEntry[]>();
  for (const entry of entries) lines.set(entry.line, [...(lines.get(entry.line) ?? []), entry]);
  return lines;
}

/** Returns the list of an entry: its own, or that of the kind of its card. */
export const getEntryZone = ({ zone }: UnassignedEntry, card: CatalogueCard | null): ListZone =>
  zone ?? (card?.kind === "stone" ? "stoneDeck" : "grimoire");

/** Adds an entry to its list. Returns why it was refused, or added under an unknown name. */
function put(
  lists: Record<ListZone, Map<string, DeckLine>>,
  entry: UnassignedEntry,
  finder: CardFinder,
): ListProblemCode | null {
  const card = finder.exact(entry.name);
  const zone = getEntryZone(entry, card);
  const key = toNameKey(entry.name);
  if (key === "") return "UNREADABLE";
  const before = lists[zone].get(key);
  const count = entry.count + (before?.count ?? 0);
  if (entry.count < 1 || count > MAX_LIST_COPIES) return "COUNT";
  if (!before && lists[zone].size >= MAX_LIST_NAMES) return "TOO_MANY_NAMES";
  lists[zone].set(key, { name: before?.name ?? entry.name, count });
  return card ? null : "UNKNOWN_NAME";
}
