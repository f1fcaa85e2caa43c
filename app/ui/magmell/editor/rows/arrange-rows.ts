import { CARD_KINDS, COLORS, countSymbols, getEffectiveColors, TIMINGS } from "@/engine/magmell";
import type { GroupKey, ListSortKey } from "./arrangement";
import type { CardListEntry } from "./card-list-entry";

/**
 * Rows with a shared property. `id` is its value (a kind, a number, colors, a set code, a tag); empty for cards without
 * one.
 */
type ArrangedGroup = { readonly id: string; readonly copies: number; readonly rows: readonly CardListEntry[] };

/** Data for arranging rows that their cards do not contain. */
type ArrangeFacts = {
  /** The codes of all sets, the oldest first. */
  readonly sets: readonly string[];
  readonly language: string;
};

/**
 * Sorts rows and splits them into groups by a shared property. Groups are in the order of that property; rows without
 * it come last.
 */
export function arrangeRows(
  rows: readonly CardListEntry[],
  { group, sort }: { readonly group: GroupKey; readonly sort: ListSortKey },
  facts: ArrangeFacts,
): readonly ArrangedGroup[] {
  const by = comparison(sort, facts);
  const groups = groupRows([...rows].sort(by), group);
  return [...groups].sort((a, b) => compareIds(a.id, b.id, group, facts));
}

/** Splits rows into groups, in order of first appearance. A card with several tags is in each of their groups. */
export function groupRows(rows: readonly CardListEntry[], group: GroupKey): readonly ArrangedGroup[] {
  const groups = new Map<string, CardListEntry[]>();
  for (const row of rows)
    for (const id of idsOf(row, group)) {
      // A card under several tags is a row of its own under each.
      const member = group === "tag" && row.tags.length > 1 ? { ...row, id: `${row.id} ${id}` } : row;
      const members = groups.get(id);
      if (members) members.push(member);
      else groups.set(id, [member]);
    }
  return [...groups].map(([id, members]) => ({
    id,
    copies: members.reduce((sum, { count }) => sum + count, 0),
    rows: members,
  }));
}

/** Separator of the colors in the id of a color group. */
export const COLOR_SEPARATOR = "+";
/** Id of the group of cards without a color. */
export const COLORLESS_GROUP = "colorless";

function idsOf(row: CardListEntry, group: GroupKey): readonly string[] {
  if (group === "tag") return row.tags.length > 0 ? row.tags : [""];
  if (group === "none") return [""];
  const { card } = row;
  if (!card || card.token) return [""];
  switch (group) {
    case "kind":
      return [card.kind];
    case "cost":
      return [card.kind === "stone" ? "" : String(countSymbols(card.useCost))];
    case "color":
      return [getEffectiveColors(card).join(COLOR_SEPARATOR) || COLORLESS_GROUP];
    case "timing":
      return [card.timing ?? ""];
    case "set":
      return [card.printings[0]?.set ?? ""];
  }
}

function compareIds(a: string, b: string, group: GroupKey, facts: ArrangeFacts): number {
  if (a === "" || b === "") return Number(a === "") - Number(b === "");
  const rank = (id: string): number => {
    if (group === "kind") return (CARD_KINDS as readonly string[]).indexOf(id);
    if (group === "timing") return (TIMINGS as readonly string[]).indexOf(id);
    if (group === "cost") return Number(id);
    if (group === "set") return facts.sets.indexOf(id);
    return group === "color" ? colorRank(id === COLORLESS_GROUP ? [] : id.split(COLOR_SEPARATOR)) : 0;
  };
  return rank(a) - rank(b) || a.localeCompare(b, facts.language);
}

/** Colorless first, then one color, then several; of as many the first in the order of the game. */
const colorRank = (colors: readonly string[]): number =>
  colors.length * 10_000 +
  colors.reduce((sum, color) => sum * 10 + (COLORS as readonly string[]).indexOf(color) + 1, 0);

type Compare = (a: CardListEntry, b: CardListEntry) => number;

function comparison(sort: ListSortKey, facts: ArrangeFacts): Compare {
  const collator = new Intl.Collator(facts.language);
  const name = ({ card, title }: CardListEntry) => (card && facts.language === "ja" ? card.reading : title);
  const rankOf = ({ card }: CardListEntry): number => {
    if (!card) return Number.MAX_SAFE_INTEGER;
    switch (sort) {
      case "cost":
        return countSymbols(card.useCost);
      case "color":
        return colorRank(getEffectiveColors(card));
      case "kind":
        return CARD_KINDS.indexOf(card.kind);
      case "timing":
        return card.timing === null ? TIMINGS.length : TIMINGS.indexOf(card.timing);
      case "set":
        return facts.sets.indexOf(card.printings[0]?.set ?? "");
      case "name":
        return 0;
    }
  };
  return (a, b) =>
    rankOf(a) - rankOf(b) ||
    (sort === "name" ? collator.compare(name(a), name(b)) : 0) ||
    (a.card?.number ?? Number.MAX_SAFE_INTEGER) - (b.card?.number ?? Number.MAX_SAFE_INTEGER) ||
    (a.name < b.name ? -1 : 1);
}
