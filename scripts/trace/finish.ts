import type { RuleDocument } from "@/engine/rulebook/rule-document";

type Cited = { readonly has: (id: string) => boolean };
type Entry = RuleDocument["entries"][number];

/**
 * Returns a document in which each `later` entry with code and a test is marked as done, and the ceiling is lowered to
 * the remaining number.
 */
export function markFinishedEntries(
  document: RuleDocument,
  { code, tests }: { readonly code: Cited; readonly tests: Cited },
) {
  const entries = document.entries.map((entry): Entry => {
    const isDone = entry.status === "later" && code.has(entry.id) && tests.has(entry.id);
    return isDone ? { ...entry, status: "done" } : entry;
  });
  const later = entries.filter(({ status }) => status === "later").length;
  return { ...document, entries, laterCeiling: Math.min(document.laterCeiling, later) };
}

/** Returns the text of a document's file with these entries marked as done. Entries not in the file are ignored. */
export function markDone(file: string, entries: readonly { readonly id: string }[]): string {
  const done = new Set(entries.map(({ id }) => id));
  return file.replace(/^( *\{"id":"([^"]+)",.*?"status":)"later"/gm, (row, before: string, id: string) =>
    done.has(id) ? `${before}"done"` : row,
  );
}

/** Returns the text of the ceilings file with the current ceiling of a document: `"mtg-cr": 23`. */
export const lowerCeiling = (file: string, { key, laterCeiling }: RuleDocument): string =>
  file.replace(new RegExp(`("${key}": )\\d+\\b`), (_, name: string) => `${name}${laterCeiling}`);
