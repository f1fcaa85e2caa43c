import { getPrintedNumber, isMtgRuleId, MTG_RULES } from "@/engine/mtg/rulebook";
import { getDocumentEntryIds } from "@/lib/documents/readers/read-document";
import type { DocumentReadResult, LoadableDocumentKey, ParsedEntry } from "@/lib/documents/readers/types";
import type { EntryFacts } from "./entry-facts";
import { type DocumentFacts, extractFacts, joinEntryText } from "./extract-facts";
import { extractIndex } from "./extract-index";
import { ALL_ENTRY_FACTS, CARD_NAMES, getRuleFacts, INDEX_TERMS } from "./facts";
import { collectCardNames } from "./find-cards";

/** A figure of a document: what the shipped structure has, and what a copy has. */
type Figure = { readonly name: string; readonly shipped: number; readonly copy: number };
/** A difference of a copy from the shipped structure. */
type Difference = { readonly at: string; readonly says: string };

const PARTS = ["changed", "sources", "links", "cards", "livesIn"] as const satisfies readonly (keyof EntryFacts)[];

/**
 * Compares a copy of a document with the built-in structure. Returns the figures of both, and all entries that differ.
 */
export function compareStructure({ document, entries, index }: Extract<DocumentReadResult, { ok: true }>): {
  readonly figures: readonly Figure[];
  readonly differences: readonly Difference[];
} {
  const facts = extractFacts(document, entries);
  const shipped = factsOfDocument(document);
  const [ours, theirs] = [figuresOf(kindsShipped(document), shipped), figuresOf(kindsOf(entries), facts)];
  const figures = Object.keys({ ...ours, ...theirs }).map((name) => ({
    name,
    shipped: ours[name] ?? 0,
    copy: theirs[name] ?? 0,
  }));
  const there = new Set<string>(entries.map(({ id }) => id));
  const missing = getDocumentEntryIds(document)
    .filter((id) => !there.has(id))
    .map((id) => ({ at: id, says: "missing from the copy" }));
  const differences = [...missing, ...entries.flatMap((entry) => differencesOf(entry, facts))];
  if (document !== "mtg-6e") return { figures, differences };
  const [terms, cards] = [extractIndex(index), collectCardNames(entries.map(joinEntryText))];
  return {
    figures: [...figures, { name: "lines of the index", shipped: INDEX_TERMS.length, copy: terms.length }],
    differences: [
      ...differences,
      ...differingRows("index", INDEX_TERMS, terms, ({ en, under }) => (under === undefined ? en : `${under}/${en}`)),
      ...differingRows("card", CARD_NAMES, cards, ({ en }) => en),
    ],
  };
}

/** Rows that are in only one of two tables, by name. */
function differingRows<T>(
  what: string,
  ours: readonly T[],
  theirs: readonly T[],
  nameOf: (row: T) => string,
): readonly Difference[] {
  const [shipped, copy] = [ours, theirs].map((rows) => new Map(rows.map((row) => [JSON.stringify(row), nameOf(row)])));
  const only = (here?: ReadonlyMap<string, string>, there?: ReadonlyMap<string, string>, says = "") =>
    [...(here ?? [])].flatMap(([row, name]) =>
      there?.has(row) ? [] : [{ at: `${what} ${name}`, says: `${says}: ${row}` }],
    );
  return [...only(shipped, copy, "shipped only"), ...only(copy, shipped, "copy only")];
}

const factsOfDocument = (document: LoadableDocumentKey): DocumentFacts =>
  Object.fromEntries(Object.entries(ALL_ENTRY_FACTS).filter(([id]) => id.startsWith(`${document}:`)));

function differencesOf(entry: ParsedEntry, facts: DocumentFacts): readonly Difference[] {
  const [copy, ours] = [facts[entry.id] ?? {}, isMtgRuleId(entry.id) ? getRuleFacts(entry.id) : {}];
  const differing = PARTS.filter((part) => JSON.stringify(copy[part]) !== JSON.stringify(ours[part]));
  const says = differing.map(
    (part) => `${part}: shipped ${JSON.stringify(ours[part] ?? null)}, copy ${JSON.stringify(copy[part] ?? null)}`,
  );
  const printed = isMtgRuleId(entry.id) && entry.printed !== null ? getPrintedNumber(entry.id) : entry.printed;
  if (printed !== entry.printed) says.push(`number: shipped ${printed}, copy ${entry.printed}`);
  return says.map((one) => ({ at: entry.id, says: one }));
}

type Kinds = readonly string[];

const kindsOf = (entries: readonly ParsedEntry[]): Kinds => entries.map(({ kind }) => kind);
const kindsShipped = (document: LoadableDocumentKey): Kinds =>
  getDocumentEntryIds(document).map((id) => (isMtgRuleId(id) ? MTG_RULES[id].kind : "rule"));

/** Counts of entries by kind, and of the facts in them. */
function figuresOf(kinds: Kinds, facts: DocumentFacts): Readonly<Record<string, number>> {
  const all = Object.values(facts);
  const links = all.flatMap(({ links: found = [] }) => found);
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[`${kind}s`] = (counts[`${kind}s`] ?? 0) + 1;
  return {
    ...counts,
    citations: all.reduce((sum, { sources = [] }) => sum + sources.length, 0),
    sources: new Set(all.flatMap(({ sources = [] }) => sources.map(({ source }) => source))).size,
    "uncertain dates": all.reduce(
      (sum, { sources = [] }) => sum + sources.filter(({ sure }) => sure === false).length,
      0,
    ),
    links: links.length,
    "corrected links": links.filter(({ status }) => status === "corrected").length,
    "dangling links": links.filter(({ status }) => status === "dangling").length,
    "links to other documents": links.filter(({ status }) => status === "outside").length,
    "cards mentioned": new Set(all.flatMap(({ cards = [] }) => cards)).size,
    "changed entries": all.filter(({ changed }) => changed).length,
  };
}
