import { tidyLine } from "./list-decoration";
import { headingOf } from "./list-headings";
import type { IgnoredSection, ListSection } from "./list-markup";
import type { ListEntry } from "./list-sums";

/** Categories behind a card, with a label: `[Creature,Combo] ^Have,#37d67a^`. */
const CATEGORIES = /\[([A-Za-z][^[\]]*)\](?:\s\^[^^]*\^)?$/u;

/** Returns the section to which a category behind a card belongs: `[Sideboard]`, `[Maybeboard{noDeck},Land]`. */
export function findCategorySection(line: string): ListSection | IgnoredSection | null {
  const categories = CATEGORIES.exec(line)?.[1]?.split(",") ?? [];
  // The first category decides whether a card is in the deck at all.
  if (categories[0]?.includes("{noDeck}")) return "aside";
  const parts = categories.map((category) =>
    category.includes("{noDeck}") ? null : headingOf(category.replace(/\{[^{}]*\}/gu, "")),
  );
  return (parts.find((part) => part !== null && part !== "group") as ListSection | IgnoredSection | undefined) ?? null;
}

/**
 * Returns the entries with each card of a category in the main deck, below whatever heading, if other cards have the
 * sideboard or maybeboard as their category.
 */
export function placeByCategory(entries: readonly ListEntry[]): readonly ListEntry[] {
  const hasCategory = ({ raw }: ListEntry) => CATEGORIES.test(tidyLine(raw));
  const saysParts = entries.some((entry) => hasCategory(entry) && findCategorySection(tidyLine(entry.raw)) !== null);
  if (!saysParts) return entries;
  return entries.map((entry) =>
    entry.read.is === "card" && entry.read.part === null && hasCategory(entry)
      ? { ...entry, read: { ...entry.read, part: "main" } }
      : entry,
  );
}
