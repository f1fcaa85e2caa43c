import type { RuleId } from "@/engine/magmell/rulebook";
import type { MtgRuleId } from "@/engine/mtg/rulebook";

/** Keys of the documents that an operator can load, as in the ids of their entries. */
export const LOADABLE_DOCUMENT_KEYS = ["mag", "mtg-6e", "mtg-cr", "mtg-8e", "mtg-flow"] as const;
export type LoadableDocumentKey = (typeof LOADABLE_DOCUMENT_KEYS)[number];

/** The id of an entry of any document. */
export type RuleEntryId = RuleId | MtgRuleId;

/**
 * Kinds of text segments. A step is numbered or lettered; a flag is a mark in a table column; a citation is a source in
 * parentheses after its sentences; a translator's note was added in translation.
 */
export const SEGMENT_KINDS = ["title", "statement", "example", "step", "flag", "translator", "citation"] as const;
type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** A segment of an entry's text. `label` is the printed number or letter of a step. */
export type Segment = { readonly kind: SegmentKind; readonly label: string | null; readonly text: string };

type EntryKind = "heading" | "rule" | "ruling" | "note" | "part" | "step" | "word" | "point";

/** A parsed entry of a document. */
export type ParsedEntry = {
  readonly id: RuleEntryId;
  /** The number as the document prints it; `null` for entries without one, such as notes. */
  readonly printed: string | null;
  readonly kind: EntryKind;
  readonly changed?: true;
  readonly segments: readonly Segment[];
};

/** A position in a file; line and column count from 1. */
export type FilePosition = { readonly line: number; readonly column: number };

/**
 * Deviations of a document from the expected numbers of its entries.
 *
 * - `MISPRINTED`: a number of another section, or a step label out of order; it is read as `instead`.
 * - `REPEATED`: a number that its section already has; the second entry gets its own id, `instead`.
 * - `DUPLICATE`: a number that must not occur twice; the first text is used.
 * - `UNKNOWN_NUMBER`: a number without an entry in the rulebook; its text is ignored.
 * - `HEADING_MISSING`: an entry of a section without a heading.
 * - `OUT_OF_ORDER`: a number after a higher one; it is accepted.
 * - `TITLE_DIFFERS`: a section whose title differs from the table of contents.
 * - `EMPTY`: a number without a text.
 * - `TOO_LONG`: a text that is cut at the limit.
 */
type ProblemCode =
  | "MISPRINTED"
  | "REPEATED"
  | "DUPLICATE"
  | "UNKNOWN_NUMBER"
  | "HEADING_MISSING"
  | "OUT_OF_ORDER"
  | "TITLE_DIFFERS"
  | "EMPTY"
  | "TOO_LONG";

export type DocumentProblem = {
  readonly at: FilePosition;
  readonly code: ProblemCode;
  readonly printed: string;
  /** The intended number. */
  readonly instead?: string;
};

/** A line of a document's index: a term, its references as printed, and the term that it refers to. */
export type PrintedIndexTerm = {
  readonly en: string;
  readonly ja: string | null;
  readonly pointers: readonly string[];
  readonly see: string | null;
};

/** The entries of a file, and the deviations from the expected structure of the document. */
export type DocumentContents = {
  /** The edition as the document states it; `null` where it states none. */
  readonly edition: string | null;
  /** The date as the document states it. */
  readonly statedOn: string | null;
  readonly entries: readonly ParsedEntry[];
  /** The lines of the document's own index, where it has one. */
  readonly index: readonly PrintedIndexTerm[];
  readonly problems: readonly DocumentProblem[];
};

/** Reasons why a file is rejected as a whole. */
export type DocumentReadErrorCode = "TOO_LARGE" | "ENCODING" | "UNKNOWN_DOCUMENT" | "NO_ENTRIES" | "TOO_MANY_PROBLEMS";

/** The result of reading a file. `missing` lists the entries that the file lacks, in document order. */
export type DocumentReadResult =
  | { readonly ok: false; readonly reason: DocumentReadErrorCode }
  | ({
      readonly ok: true;
      readonly document: LoadableDocumentKey;
      readonly encoding: string;
      readonly missing: readonly RuleEntryId[];
    } & DocumentContents);

/** A trimmed line of a file with its position. */
export type NumberedLine = { readonly text: string; readonly line: number };
