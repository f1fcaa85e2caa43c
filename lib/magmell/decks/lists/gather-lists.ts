import { type DeckLine, toNameKey } from "@/engine/magmell";
import { groupBy } from "@/lib/collections";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { MAX_LIST_COPIES, MAX_LIST_NAMES } from "./limits";
import type { ListEntry, ListProblem, ListProblemCode, ParsedLists, UnassignedEntry } from "./types";

/** Maximum number of unknown names with suggestions; each searches the whole catalogue. */
const MOST_SUGGESTED = 40;

/** Creates a problem about a whole line, with what is known beside it. */
export const createLineProblem = (
  code: ListProblemCode,
  { line, text }: Pick<ListProblem, "line" | "text">,
  more: Partial<ListProblem> = {},
): ListProblem => ({ code, line, text, entries: [], at: -1, suggestions: [], ...more });

/** Adds up the copies of each name in its list, and reports names that are unknown or unreadable, or too many. */
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
  for (const group of groupByLine(entries).values()) {
    const shown = group.map(
      ({ name: own, count }): ListEntry => ({ name: own, count, known: finder.exact(own) !== null }),
    );
    const [first] = group;
    if (first?.readings && group.length > 1) {
      problems.push(createLineProblem("COUNT", first, { readings: first.readings }));
      continue;
    }
    for (const [at, entry] of group.entries()) {
      const refused = put(lists, entry, finder);
      if (refused === null) knownCopies += entry.count;
      const code = refused ?? (entry.short === undefined ? null : "SHORT_NAME");
      if (code === null) continue;
      const isOpen = code === "COUNT" && entry.readings !== undefined && finder.exact(entry.name) === null;
      const asked = (code === "UNKNOWN_NAME" || isOpen) && problems.length - others.length < MOST_SUGGESTED;
      const likely = asked ? finder.suggest(entry.name).map((card) => card.name) : [];
      const named = likely.flatMap((one) => entry.readings?.map((each) => each.replace(/《.*》/u, `《${one}》`)) ?? []);
      const readings = refused && (isOpen && named.length > 0 ? named : entry.readings);
      const suggestions = isOpen ? [] : likely;
      problems.push(createLineProblem(code, entry, { entries: shown, at, suggestions, ...(readings && { readings }) }));
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
export const groupByLine = (entries: readonly UnassignedEntry[]): ReadonlyMap<number, readonly UnassignedEntry[]> =>
  groupBy(entries.map((entry) => [entry.line, entry]));

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
