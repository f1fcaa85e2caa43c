import { isRuleId, RULE_IDS } from "@/engine/magmell/rulebook";
import { getMtgDocument, MTG_RULE_IDS } from "@/engine/mtg/rulebook";
import { decodeTextFile } from "@/lib/decode-text-file";
import { parseRulesFile } from "@/lib/magmell/rules/parse-rules-file";
import { DOCUMENT_READ_LIMITS } from "./limits";
import { getLineStart } from "./lines";
import { readComprehensiveRules } from "./read-comprehensive";
import { readEighthEdition } from "./read-eighth-edition";
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

/** Patterns by which a document is recognized; their matches are counted. */
const SIGNS = {
  "mtg-6e": /(?<!ル)(?<![\w.])[A-Z]\.\d{1,3}(?:\.\d{1,3}|\.裁定\.\d{1,3}) - /gu,
  "mtg-cr": /^[ \t\u3000]*\d{3}\.\d{1,3}[a-z](?!\S)/gmu,
  "mtg-8e":
    /^[^。]{0,24}(?:ステップ|メイン・フェイズ\|第[12]\|)(?!\S)|^[^\s。]{1,24}[(（](?:Ability|Stack|Object|Priority|Instant|Sorcery|Mana Burn|Land Type)[)）](?!\S)/gmu,
  "mtg-flow":
    /^[ \t\u3000]*[0-9０-９] ?[-−ー–－] ?[0-9０-９] ?[:：]|^[ \t\u3000]*(?:敗北条件|勝利条件|確認事項)(?!\S)/gmu,
} as const satisfies Partial<Record<LoadableDocumentKey, RegExp>>;

const NUMBERED_LINE =
  /^[ \t\u3000#]*([0-9０-９]{3}(?:[.．][0-9０-９]{1,3}){0,5})[.．]?(?=[\s:：、]|[^\x20-\x7e０-９．]|$)/gmu;
/** One line with a number is a sentence that begins with one; a table of steps has two. */
const FEWEST = 2;

/** Recognizes a document by its patterns; null for an unknown one. */
function detectDocument(raw: string): LoadableDocumentKey | null {
  const counts: [LoadableDocumentKey, number][] = Object.entries(SIGNS).map(([document, sign]) => [
    document as LoadableDocumentKey,
    raw.match(sign)?.length ?? 0,
  ]);
  const lettered = counts.find(([document]) => document === "mtg-cr")?.[1] ?? 0;
  // Sections of the comprehensive rules look like numbers of MAGMELL, whose rules have no letters.
  if (lettered < FEWEST) counts.push(["mag", magmellLines(raw)]);
  const [best] = counts.sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= FEWEST ? best[0] : null;
}

function magmellLines(raw: string): number {
  let count = 0;
  for (const [, number = ""] of raw.matchAll(NUMBERED_LINE))
    if (isRuleId(`mag:${number.normalize("NFKC")}`)) count += 1;
  return count;
}

const READERS = {
  mag: readMagmellRules,
  "mtg-6e": readSixthEdition,
  "mtg-cr": readComprehensiveRules,
  "mtg-8e": readEighthEdition,
  "mtg-flow": readTurnFlow,
} as const satisfies Record<LoadableDocumentKey, (raw: string) => DocumentContents>;

/**
 * Control characters (except tab and line ends) and lone surrogates. No text needs them, and the database rejects them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const LINE_END = /\r\n|[\n\r\u2028\u2029]/u;

/**
 * Reads a copy of a rules document, recognized by its content unless `document` is given. Never throws: an unrecognized
 * file is rejected with a reason, and deviating numbers are reported as problems.
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

/** Returns reader of the comprehensive rules of MAGMELL: numbers and texts in lines or tables. */
function readMagmellRules(raw: string): DocumentContents {
  const parsed = parseRulesFile(new TextEncoder().encode(raw));
  if (!parsed.ok) return { edition: null, statedOn: null, entries: [], index: [], problems: [] };
  return {
    edition: parsed.edition,
    statedOn: null,
    index: [],
    entries: parsed.rules.map(({ id, text }) => ({
      id,
      printed: id.slice("mag:".length),
      kind: "rule",
      segments: [{ kind: "statement", label: null, text }],
    })),
    problems: parsed.problems.map((problem) => ({
      at: getLineStart({ text: "", line: problem.line }),
      code: problem.code,
      printed: problem.number,
    })),
  };
}
