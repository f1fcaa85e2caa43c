import { RULE_IDS } from "@/engine/magmell/rulebook";
import { getMtgDocument, MTG_RULE_IDS } from "@/engine/mtg/rulebook";
import { decodeTextFile } from "@/lib/decode-text-file";
import { detectDocument } from "./detect-document";
import { DOCUMENT_READ_LIMITS } from "./limits";
import { readComprehensiveRules } from "./read-comprehensive";
import { readEighthEdition } from "./read-eighth-edition";
import { readMagmellRules } from "./read-magmell";
import { readTurnFlow } from "./read-turn-flow";
import { readSixthEdition } from "./sixth-edition/read-sixth-edition";
import type {
  DocumentContents,
  DocumentProblem,
  DocumentReadResult,
  LoadableDocumentKey,
  ParsedEntry,
  RuleEntryId,
} from "./types";

const READERS = {
  mag: readMagmellRules,
  "mtg-6e": readSixthEdition,
  "mtg-cr": readComprehensiveRules,
  "mtg-8e": readEighthEdition,
  "mtg-flow": readTurnFlow,
} as const satisfies Record<LoadableDocumentKey, (raw: string) => DocumentContents>;

/** Control characters but tab and line ends, and halves of characters: no text needs them, and the database takes none. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const LINE_END = /\r\n|[\n\r\u2028\u2029]/u;

/**
 * Reads a copy of a rules document. The document is recognised by its content unless `document` names it. Never throws:
 * a file that is no such document is refused with the reason, deviations of its numbers are problems.
 */
export function readDocument(bytes: Uint8Array, document?: LoadableDocumentKey): DocumentReadResult {
  if (bytes.length > DOCUMENT_READ_LIMITS.fileBytes) return { ok: false, reason: "TOO_LARGE" };
  const decoded = decodeTextFile(bytes);
  if (decoded === null) return { ok: false, reason: "ENCODING" };
  const raw = decoded.text.replaceAll(UNPRINTABLE, (sign) => (/[\t\n\r\f\v\u0085]/u.test(sign) ? sign : ""));
  if (raw.split(LINE_END, DOCUMENT_READ_LIMITS.lines + 1).length > DOCUMENT_READ_LIMITS.lines)
    return { ok: false, reason: "TOO_LARGE" };
  const found = document ?? detectDocument(raw);
  if (found === null) return { ok: false, reason: "UNKNOWN_DOCUMENT" };
  const contents = READERS[found](raw);
  if (contents.entries.length === 0) return { ok: false, reason: "NO_ENTRIES" };
  if (contents.problems.length > DOCUMENT_READ_LIMITS.problems) return { ok: false, reason: "TOO_MANY_PROBLEMS" };
  const ids = getDocumentEntryIds(found);
  const cutTexts: DocumentProblem[] = [];
  const entries = inOrder(contents.entries, ids).map((entry) => withinLimit(entry, cutTexts));
  const there = new Set(entries.map(({ id }) => id));
  return {
    ok: true,
    document: found,
    encoding: decoded.encoding,
    edition: contents.edition,
    statedOn: contents.statedOn,
    entries,
    index: contents.index,
    problems: [...contents.problems, ...cutTexts].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column),
    missing: ids.filter((id) => !there.has(id)),
  };
}

/** Returns the ids of a document's entries, in its order. */
export const getDocumentEntryIds = (document: LoadableDocumentKey): readonly RuleEntryId[] =>
  document === "mag" ? RULE_IDS : MTG_RULE_IDS.filter((id) => getMtgDocument(id) === document);

function inOrder(entries: readonly ParsedEntry[], ids: readonly RuleEntryId[]): readonly ParsedEntry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return [...entries].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function withinLimit(entry: ParsedEntry, problems: DocumentProblem[]): ParsedEntry {
  const fits = entry.segments.every(({ text }) => text.length <= DOCUMENT_READ_LIMITS.text);
  if (fits && entry.segments.length <= DOCUMENT_READ_LIMITS.pieces) return entry;
  problems.push({ at: { line: 1, column: 1 }, code: "TOO_LONG", printed: entry.printed ?? entry.id });
  const segments = entry.segments
    .slice(0, DOCUMENT_READ_LIMITS.pieces)
    .map((segment) => ({ ...segment, text: segment.text.slice(0, DOCUMENT_READ_LIMITS.text) }));
  return { ...entry, segments };
}
