import { findEntriesByPrintedNumber } from "@/engine/mtg/rulebook";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { findRuleByNumber } from "@/lib/magmell/rules/find-rules";
import type { DocumentKey } from "./documents";
import { type EntryId, findEntry, getAncestorEntries, getDocumentEntries, getEntry } from "./entries";
import { getEntryName } from "./words/entry-names";

/** Words that people write before a number, and the document they mean. */
const PREFIXES: readonly (readonly [RegExp, DocumentKey])[] = [
  [/^(?:mag[:\s]|magmell)\s*/iu, "mag"],
  [/^house[:\s]\s*/iu, "house"],
  [/^(?:mtg-cr[:\s]|cr)\s*/iu, "mtg-cr"],
  [/^(?:mtg-6e[:\s]|6e|6版|第6版)\s*/iu, "mtg-6e"],
  [/^(?:mtg-8e[:\s]|8e|8版|第8版)\s*/iu, "mtg-8e"],
  [/^(?:mtg-flow[:\s]|flow|流れ)\s*/iu, "mtg-flow"],
  [/^(?:mtg-house[:\s]|(?:magic|mtg)(?:の|\s)*(?:裁定|rulings?))\s*/iu, "mtg-house"],
];

/** The word before the number of a ruling of this site, which both games have. */
const RULING = /^(?:このサイトの)?(?:裁定|rulings?)\s*(\d{1,4})$/iu;

/** Documents of rulings of this site, MAGMELL's first. */
const RULING_DOCUMENTS = ["house", "mtg-house"] as const satisfies readonly DocumentKey[];

/** Words before a number that do not name a document, because both games use them. */
const NEUTRAL = /^(?:総合ルール|comprehensive\s+rules?|ルール|rules?)\s*/iu;

/** Maximum length of a typed number or range. */
const MOST_SIGNS = 60;

/**
 * Returns the entries with a number in any form: an id, a bare number, a number with its document's name, full-width
 * digits, or a misprinted number. Returns several if documents or misprints share it, most likely first. Empty for
 * words.
 */
export function findEntriesByNumber(typed: string): readonly EntryId[] {
  const text = typed.normalize("NFKC").trim().slice(0, MOST_SIGNS);
  const whole = findEntry(text.toLowerCase()) ?? findEntry(text);
  if (whole) return [whole.id];
  const plain = withDots(text.replace(/[\s.。、]+$/u, ""));
  for (const [prefix, document] of PREFIXES) {
    if (!prefix.test(plain)) continue;
    const rest = plain.replace(prefix, "");
    const found = entriesWithin(document, rest);
    // A word may begin like the name of a document: only those with a number or a name of it behind are meant.
    if (found.length > 0 || document === "mtg-6e") return found;
  }
  const [, ruling] = RULING.exec(plain) ?? [];
  if (ruling !== undefined)
    return RULING_DOCUMENTS.flatMap((document) => findEntry(`${document}:${Number(ruling)}`)?.id ?? []);
  const mag = findRuleByNumber(plain.replace(NEUTRAL, "")) ?? findRuleByNumber(plain);
  const number = plain.replace(NEUTRAL, "");
  const isComprehensive = /^\d{3}(?:\.\d[a-z]?)?$/iu.test(number);
  const isSixth = /^[a-z][\s.]*\d/iu.test(number);
  return [
    ...new Set([
      ...(mag ? [mag] : []),
      ...(isComprehensive ? entriesWithin("mtg-cr", number) : []),
      ...(isSixth ? findEntriesByPrintedNumber(number) : []),
    ]),
  ];
}

/**
 * A number with dots and nothing between them, where it is typed with commas or spaces, with hyphens throughout, or with its
 * last letter in brackets: `C,5,9`, `C・5・9`, `A 24 2`, `704. 3. 1`, `c-5-9`,
 * `704.5(g)`, `裁定A.24.5`.
 */
const withDots = (typed: string): string =>
  typed
    .replace(/^([a-z])((?:[-\s]\d+)+)$/iu, (_, letter: string, rest: string) => letter + rest.replace(/[-\s]/gu, "."))
    .replace(/(?<=^[a-z]|\d)(?:[,、・]\s?|\.\s+)(?=\d)/giu, ".")
    .replace(/(?<=\d\.?)\s?(?:\(([a-z])\)|\s([a-z]))$/iu, "$1$2")
    .replace(/^(?:裁定|ruling)\s*([a-z]\.?\d+)\.(\d+)$/iu, "$1.r$2");

/** Entries of one document that a number means, or a name where its entries have names. */
function entriesWithin(document: DocumentKey, typed: string): readonly EntryId[] {
  const rest = typed.replace(NEUTRAL, "");
  if (document === "mtg-6e") return findEntriesByPrintedNumber(rest);
  const found = findEntry(`${document}:${rest.toLowerCase()}`);
  if (found) return [found.id];
  const folded = foldForSearch(rest);
  return getDocumentEntries(document).flatMap(({ id }) => {
    const name = getEntryName(id);
    return name && folded !== "" && [name.ja, name.en].some((form) => foldForSearch(form) === folded) ? [id] : [];
  });
}

/** Separator of the two ends of a range. */
const BETWEEN = /^(.+?)\s*(?:から|\bto\b|\.{2,3}|[~〜–—―…-])\s*(.+?)\s*(?:まで)?$/iu;

/**
 * Returns the entries in a range of numbers, in document order: `A.7.3-A.7.10`, `704.5a〜y`, `601から603まで`. The second
 * number may omit the part that it shares with the first. Empty for other texts, and if both ends belong to different
 * documents.
 */
export function findEntriesInRange(typed: string): readonly EntryId[] {
  const text = typed.normalize("NFKC").trim().slice(0, MOST_SIGNS);
  if (findEntry(text) !== null || findEntry(text.toLowerCase()) !== null) return [];
  const head = PREFIXES.find(([prefix]) => prefix.test(text))?.[0].exec(text)?.[0] ?? "";
  const [, first = "", last = ""] = BETWEEN.exec(text.slice(head.length)) ?? [];
  if (first === "" || last === "") return [];
  for (const from of findEntriesByNumber(head + first)) {
    const { document } = getEntry(from);
    const shared = first.replace(/^[a-z]$/iu.test(last) ? /[a-z]$/iu : /\d+[a-z]?$/iu, last);
    const until = [last, shared].flatMap((end) => findEntriesByNumber(head + end)).find((id) => isIn(document, id));
    const all = getDocumentEntries(document);
    const start = all.findIndex(({ id }) => id === from);
    // All that hangs on the last number belongs to the range.
    const end = all.findLastIndex(
      (entry) => entry.id === until || getAncestorEntries(entry).some(({ id }) => id === until),
    );
    if (end > start) return all.slice(start, end + 1).map(({ id }) => id);
  }
  return [];
}

const isIn = (document: DocumentKey, id: EntryId): boolean => id.startsWith(`${document}:`);
