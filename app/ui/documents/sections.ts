import { getChapterEntries, getChildEntries, type LibraryEntry } from "@/lib/documents/entries";

/** A heading of a chapter with all entries up to the next heading; null for entries before the first heading. */
export type DocumentSection = { readonly heading: LibraryEntry | null; readonly entries: readonly LibraryEntry[] };

/** Groups a chapter's entries, in document order, into sections. */
export function groupIntoSections(entries: readonly LibraryEntry[]): readonly DocumentSection[] {
  const sections: { heading: LibraryEntry | null; entries: LibraryEntry[] }[] = [];
  for (const entry of entries) {
    if (entry.kind === "heading") sections.push({ heading: entry, entries: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, entries: [] });
      sections.at(-1)?.entries.push(entry);
    }
  }
  return sections;
}

/**
 * Returns the entries that an entry's page lists below it. A heading has its whole section, including notes and parts
 * of rules; any other entry has only its direct children.
 */
export function getEntriesBelow(entry: LibraryEntry): readonly LibraryEntry[] {
  const { id, kind, document, chapter } = entry;
  const under = getChildEntries(id);
  if (kind !== "heading" || chapter === null) return under;
  const own =
    groupIntoSections(getChapterEntries(document, chapter)).find(({ heading }) => heading === entry)?.entries ?? [];
  return own.length > 0 ? own : under;
}

/** Rows before and after an entry that a short list of its neighbors has. */
const BEFORE = 2;
const AFTER = 3;

/** Returns an entry with its neighbors in a list: a few before it and more after it. */
export function getNearestEntries(list: readonly LibraryEntry[], here: LibraryEntry): readonly LibraryEntry[] {
  const place = list.indexOf(here);
  return list.slice(Math.max(0, place - BEFORE), place + AFTER + 1);
}
