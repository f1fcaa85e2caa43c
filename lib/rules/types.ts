import type { RuleId, RuleRef } from "@/engine/magmell/rulebook";

export type Language = "ja" | "en";

/** A test of the engine, by what it says and the file it stands in. */
export type RuleProof = { readonly title: string; readonly file: string };

/** What a rule has to do with others. Every list is in the order of the document. */
export type RuleReferences = {
  /** Rules that explain words of its summary. */
  readonly explainedBy: readonly RuleId[];
  /** Rules whose summaries use the words that it explains. */
  readonly usedBy: readonly RuleId[];
  /** Rules and rulings that tests of the engine prove together with it. */
  readonly provenWith: readonly RuleRef[];
};

/** The official text of one rule, as an operator loaded it for a site. */
export type OfficialText = { readonly id: RuleId; readonly text: string; readonly edition: string };

/** One rule as a document has it: `line` is where it begins, counted from 1. */
export type ParsedRule = { readonly id: RuleId; readonly text: string; readonly line: number };

/** What of a document does not fit the numbering that is known. */
export type RulesFileProblem =
  /** A number that no rule has; its text is left out. */
  | { readonly code: "UNKNOWN_NUMBER"; readonly line: number; readonly number: string }
  /** A number that was read before; the first text stands. */
  | { readonly code: "DUPLICATE"; readonly line: number; readonly number: string; readonly first: number }
  /** It stands before a number that was read earlier. */
  | { readonly code: "OUT_OF_ORDER"; readonly line: number; readonly number: string; readonly after: string }
  /** A number without any text. */
  | { readonly code: "EMPTY"; readonly line: number; readonly number: string };

/** What a document of rules was read as. `missing` are the numbers it lacks, in the order of the rulebook. */
export type ParsedRulesFile =
  | {
      readonly ok: true;
      readonly encoding: string;
      readonly edition: string | null;
      readonly rules: readonly ParsedRule[];
      readonly problems: readonly RulesFileProblem[];
      readonly missing: readonly RuleId[];
    }
  | { readonly ok: false; readonly reason: "TOO_LARGE" | "ENCODING" | "NO_RULES" };
