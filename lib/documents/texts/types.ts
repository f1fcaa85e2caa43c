import type { LoadableDocumentKey, ParsedEntry, RuleEntryId, Segment } from "@/lib/documents/readers/types";

/** A copy of a document to import: its entries, and facts about the file. */
export type DocumentCopy = {
  readonly document: LoadableDocumentKey;
  readonly edition: string;
  /** The date as the document states it. */
  readonly statedOn: string | null;
  /** A remark of the operator on where the copy comes from, and on whose permission. */
  readonly note: string | null;
  readonly sha256: string;
  readonly entries: readonly ParsedEntry[];
};

/** The changes that importing a copy makes, as entry ids. */
export type DocumentTextChanges = {
  readonly added: readonly RuleEntryId[];
  readonly changed: readonly RuleEntryId[];
  readonly removed: readonly string[];
};

/** Facts about an imported copy, shown beside its texts. */
type LoadedDocument = {
  readonly edition: string;
  readonly statedOn: string | null;
  /** The correct date if the document states a wrong one, `YYYY-MM-DD`. */
  readonly correctedOn: string | null;
  readonly note: string | null;
  readonly loadedAt: Date;
};

/** Imported texts of a document. Without an imported copy, `document` is null and there are no texts. */
export type ImportedTexts = {
  readonly document: LoadedDocument | null;
  readonly texts: ReadonlyMap<string, readonly Segment[]>;
};
