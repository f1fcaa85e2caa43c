import type { LoadableDocumentKey, ParsedEntry, RuleEntryId, Segment } from "@/lib/documents/readers/types";

/** A copy of a document as it is loaded: its entries, and what is known of the file. */
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

/** The changes that loading a copy makes, as ids of entries. */
export type DocumentTextChanges = {
  readonly added: readonly RuleEntryId[];
  readonly changed: readonly RuleEntryId[];
  readonly removed: readonly string[];
};

/** Facts about an imported copy, shown beside its texts. */
type LoadedDocument = {
  readonly edition: string;
  readonly statedOn: string | null;
  /** The day that is right where the document states a wrong one, `YYYY-MM-DD`. */
  readonly correctedOn: string | null;
  readonly note: string | null;
  readonly loadedAt: Date;
};

/** Imported texts of a document; `document` is null and the texts are empty without a copy. */
export type ImportedTexts = {
  readonly document: LoadedDocument | null;
  readonly texts: ReadonlyMap<string, readonly Segment[]>;
};
