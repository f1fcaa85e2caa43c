import type { OutsideReason, RuleStatus } from "./status";

/**
 * Sorts of entries of a rules document. A heading only names the entries below it; a ruling applies a rule to a case; a
 * note hangs on the entry before it; a part is a numbered or lettered step of a rule.
 */
type RuleKind = "heading" | "rule" | "ruling" | "note" | "part" | "step" | "word" | "point";

type RuleBody = {
  readonly kind: RuleKind;
  /** The number in the document, where a misprint makes it another than that of the id. */
  readonly printed?: string;
  /** The document marks the entry as changed since its edition before. */
  readonly changed?: true;
  /** The entry in one sentence of our own. */
  readonly summary?: { readonly ja: string; readonly en: string };
};

/** An entry of a rules document: its kind and its status, without the document's words. */
export type RuleRow = RuleBody &
  (
    | { readonly status: Exclude<RuleStatus, "outside">; readonly why?: never }
    | { readonly status: "outside"; readonly why: OutsideReason }
  );

/** Entries by id, in the order of the document. The keys become the type of its ids. */
export type RuleRows<Document extends string> = Readonly<Record<`${Document}:${string}`, RuleRow>>;
