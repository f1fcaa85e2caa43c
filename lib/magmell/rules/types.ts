import type { RuleId, RuleRef } from "@/engine/magmell/rulebook";

export type Language = "ja" | "en";

/** A test of the engine, by its title and file. */
export type RuleProof = { readonly title: string; readonly file: string };

/** The cross-references of a rule. All lists are in document order. */
export type RuleReferences = {
  /** Rules that define terms of its summary. */
  readonly explainedBy: readonly RuleId[];
  /** Rules whose summaries use terms that it defines. */
  readonly usedBy: readonly RuleId[];
  /** Rules and rulings that the same tests prove. */
  readonly provenWith: readonly RuleRef[];
};

/** The official text of a rule, as the operator imported it. */
export type OfficialText = { readonly id: RuleId; readonly text: string; readonly edition: string };

/** A rule of a parsed document; `line` is where it begins, counted from 1. */
export type ParsedRule = { readonly id: RuleId; readonly text: string; readonly line: number };

/** A deviation of a document from the numbering of the rulebook. */
export type RulesFileProblem =
  /** An unknown number; its text is left out. */
  | { readonly code: "UNKNOWN_NUMBER"; readonly line: number; readonly number: string }
  /** A repeated number; the first text stands. */
  | { readonly code: "DUPLICATE"; readonly line: number; readonly number: string; readonly first: number }
  /** A number after a higher one. */
  | { readonly code: "OUT_OF_ORDER"; readonly line: number; readonly number: string; readonly after: string }
  /** A number without any text. */
  | { readonly code: "EMPTY"; readonly line: number; readonly number: string };

/** The result of parsing a rules document. `missing` lists the rules that it lacks, in rulebook order. */
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
