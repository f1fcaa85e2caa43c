import type { BaseDeckFix, BaseDeckProblem, ProblemSeverity } from "../../kernel/deck/problem";
import type { RecordMismatch } from "../../kernel/record";
import type { StepProblem } from "../../kernel/step";
import type { RuleId, RuleRef } from "../rulebook";
import type { Color, SymbolCounts } from "./card";
import type { Choice, PlayerAnswer, QuestionSource } from "./choice";
import type { DeckZone } from "./deck";
import type { PlayerId } from "./ids";

export { PROBLEM_SEVERITIES } from "../../kernel/deck/problem";

type ProblemRow = {
  readonly rule: RuleId;
  readonly severity: ProblemSeverity;
  /** Further rules with the same content. */
  readonly also?: readonly RuleId[];
};

/** Deck problems by code. Codes are stable, because links, logs and translations use them. */
export const DECK_PROBLEMS = {
  UNKNOWN_NAME: { rule: "mag:205.3", severity: "error" },
  WITHDRAWN: { rule: "mag:205.3", severity: "error" },
  NOT_A_CARD: { rule: "mag:206.2", severity: "error", also: ["mag:208.2"] },
  GRIMOIRE_KIND: { rule: "mag:501.1.1", severity: "error" },
  GRIMOIRE_COUNT: { rule: "mag:501.1.2", severity: "error" },
  GRIMOIRE_COPIES: { rule: "mag:501.1.3", severity: "error", also: ["mag:207.2.1"] },
  STONE_KIND: { rule: "mag:502.1.1", severity: "error" },
  STONE_COUNT: { rule: "mag:502.1.2", severity: "error" },
  COLOR_UNSUPPLIED: { rule: "mag:702.3.4", severity: "advice" },
  CATALYST_ABOVE_SUPPLY: { rule: "mag:702.3.4", severity: "advice" },
} as const satisfies Record<string, ProblemRow>;

export type DeckProblemCode = keyof typeof DECK_PROBLEMS;

/** A change to a deck that solves a problem; see `applyFix`. Only the stone deck is filled, with basic stones. */
export type DeckFix = BaseDeckFix<DeckZone, "stoneDeck">;

export type DeckProblem = BaseDeckProblem<DeckProblemCode, DeckZone, RuleId, DeckFix> & {
  /** The color concerned, for advice on stones; `any` for stones of all colors. */
  readonly color: Color | "any" | null;
};

/** The reason for refusing an answer. The state is unchanged. */
export type Refusal = StepProblem<Choice, PlayerAnswer, "mag:202.1">;

/** The problems of both decks that prevented the start of a game. */
export type StartRefusal = {
  readonly problems: readonly [readonly DeckProblem[], readonly DeckProblem[]];
  /** The invalid part of the setup; the decks have not been checked. */
  readonly at?: string;
};

/** The reason for refusing to replay a record. */
export type RecordProblem =
  | RecordMismatch<Refusal>
  | { readonly code: "OTHER_DECKS"; readonly problems: StartRefusal["problems"] };

/** A failing condition of using a card. */
export type UseProblem = { readonly rule: RuleRef; readonly player: PlayerId } & (
  | {
      readonly code:
        | "NEVER_USED"
        | "NOT_IN_HAND"
        | "NO_USE_IN_PHASE"
        | "NO_PRIORITY"
        | "NORMAL_TIMING"
        | "NORMAL_IN_BATTLE"
        | "NORMAL_ON_CHANT"
        | "QUICK_TIMING";
    }
  /** The source of the prohibition. */
  | { readonly code: "FORBIDDEN"; readonly by: QuestionSource }
  /** The source of a price that cannot be paid. */
  | { readonly code: "PRICE"; readonly by: QuestionSource }
  /** Index of the 「対象」 that cannot be chosen. */
  | { readonly code: "NO_TARGET"; readonly target: number }
  /** Symbols that cannot be paid. */
  | { readonly code: "USE_COST" | "CATALYST"; readonly missing: SymbolCounts }
);

export type UseProblemCode = UseProblem["code"];

/** A failing condition of attacking with a unit. */
export type AttackProblem = { readonly rule: RuleRef; readonly player: PlayerId } & (
  | {
      readonly code:
        | "NOT_TURN_PLAYER"
        | "NO_PRIORITY"
        | "NOT_MAIN_PHASE"
        | "IN_BATTLE"
        | "CHANT_NOT_EMPTY"
        | "FIRST_TURN"
        | "NOT_A_UNIT_OF_YOURS"
        | "RESTED"
        | "NO_ATTACK_TARGET";
    }
  /** The source of the prohibition. */
  | { readonly code: "FORBIDDEN" | "CANNOT_REST" | "PRICE"; readonly by: QuestionSource }
);

export type AttackProblemCode = AttackProblem["code"];
