import type { RuleDocument } from "@/engine/rulebook/rule-document";

type Cited = { readonly has: (id: string) => boolean };
type Entry = RuleDocument["entries"][number];

/**
 * Returns a document in which everything that was `later` and has code and a test is done, with its ceiling lowered to the
 * rest.
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

/** Returns the file of a document with these entries done. Entries that it does not hold are passed over. */
export function markDone(file: string, entries: readonly { readonly id: string }[]): string {
  const done = new Set(entries.map(({ id }) => id));
  return file.replace(/^( *\{"id":"([^"]+)",.*?"status":)"later"/gm, (row, before: string, id: string) =>
    done.has(id) ? `${before}"done"` : row,
  );
}

/** Returns the file of ceilings with that of a document as it is now: `"mtg-cr": 23`. */
export const lowerCeiling = (file: string, { key, laterCeiling }: RuleDocument): string =>
  file.replace(new RegExp(`("${key}": )\\d+\\b`), (_, name: string) => `${name}${laterCeiling}`);
