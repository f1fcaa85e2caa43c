import type { RuleDocument } from "@/engine/rulebook/rule-document";

type Cited = { readonly has: (id: string) => boolean };
type Entry = RuleDocument["entries"][number];

/** A document in which everything that was `later` and has code and a test is done, with its ceiling lowered to the rest. */
export function finished(document: RuleDocument, { code, tests }: { readonly code: Cited; readonly tests: Cited }) {
  const entries = document.entries.map((entry): Entry => {
    const isDone = entry.status === "later" && code.has(entry.id) && tests.has(entry.id);
    return isDone ? { ...entry, status: "done" } : entry;
  });
  const later = entries.filter(({ status }) => status === "later").length;
  return { ...document, entries, laterCeiling: Math.min(document.laterCeiling, later) };
}

/** The source of a rulebook with these entries done. Entries that it does not hold are passed over. */
export function markDone(source: string, entries: readonly { readonly id: string }[]): string {
  return entries.reduce((text, { id }) => {
    const row = new RegExp(`("${id.replaceAll(".", "\\.")}": \\{[^{}]*?status: )"later"`);
    return text.replace(row, '$1"done"');
  }, source);
}

/** The source of a rulebook with the ceiling of a document as it is now, where it holds one: `"mtg-cr": 23`. */
export const lowerCeiling = (source: string, { key, laterCeiling }: RuleDocument): string =>
  source.replace(new RegExp(`("${key}": )\\d+\\b`), (_, name: string) => `${name}${laterCeiling}`);
