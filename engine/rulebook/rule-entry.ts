import type { OutOfScopeReason, RuleStatus } from "./status";

/**
 * Sorts of entries of a rules document. A heading only names the entries below it; a ruling applies a rule to a case; a
 * note hangs on the entry before it; a part is a numbered or lettered step of a rule.
 */
export const RULE_KINDS = ["heading", "rule", "ruling", "note", "part", "step", "word", "point"] as const;
type RuleKind = (typeof RULE_KINDS)[number];

type RuleBody = {
  readonly kind: RuleKind;
  /** The number in the document, where a misprint makes it another than that of the id. */
  readonly printed?: string;
  /** The document marks the entry as changed since its edition before. */
  readonly changed?: true;
};

/** An entry of a rules document: its kind and its status, without words. */
export type RuleEntry = RuleBody &
  (
    | { readonly status: Exclude<RuleStatus, "outside">; readonly why?: never }
    | { readonly status: "outside"; readonly why: OutOfScopeReason }
  );

/** The words of an entry: one sentence of our own or, of a ruling, what it is about. */
export type RuleTexts = { readonly ja: string; readonly en: string };
