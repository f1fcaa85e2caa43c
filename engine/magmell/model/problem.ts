import type { RuleId, RuleRef } from "../rulebook";
import type { Color, Symbols } from "./card";
import type { About, Choice, PlayerAnswer } from "./choice";
import type { DeckLine, DeckZone } from "./deck";
import type { PlayerId } from "./ids";

/** An error makes a deck illegal; advice does not. */
export const SEVERITIES = ["error", "advice"] as const;
export type Severity = (typeof SEVERITIES)[number];

type ProblemRow = {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Further rules that say the same. */
  readonly also?: readonly RuleId[];
};

/** What can be wrong with a deck. The codes are stable: links, logs and translations name them. */
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

/** A change to a deck that puts a problem right; `applyFix` carries it out. */
export type DeckFix =
  /** Put `count` more into a zone; each candidate says how many copies of it may still be added. */
  | {
      readonly do: "add";
      readonly zone: DeckZone;
      readonly count: number;
      readonly candidates: readonly DeckLine[];
    }
  /** Take `count` out of a zone; each candidate says how many copies of it there are. */
  | {
      readonly do: "cut";
      readonly zone: DeckZone;
      readonly count: number;
      readonly candidates: readonly DeckLine[];
    }
  | { readonly do: "remove"; readonly zone: DeckZone; readonly name: string; readonly count: number }
  | {
      readonly do: "move";
      readonly from: DeckZone;
      readonly to: DeckZone;
      readonly name: string;
      readonly count: number;
    }
  /** The line means one of the candidates, the likeliest first. */
  | {
      readonly do: "rename";
      readonly zone: DeckZone;
      readonly name: string;
      readonly candidates: readonly string[];
    }
  /** The basic stones of the stone deck become exactly these lines; other stones stay. */
  | { readonly do: "fill"; readonly zone: "stoneDeck"; readonly lines: readonly DeckLine[] };

export type DeckProblem = {
  readonly code: DeckProblemCode;
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly zone: DeckZone;
  /** The cards concerned, as the catalogue writes them, or as the deck does when it knows none. */
  readonly names: readonly string[];
  /** The colour concerned, for advice on stones; `any` means stones of whatever colour. */
  readonly color: Color | "any" | null;
  readonly have: number;
  readonly want: number;
  /** `null` when no change of this deck with these cards would help. */
  readonly fix: DeckFix | null;
};

/** Why an answer was refused. The state stays as it was. */
export type Refusal =
  | { readonly code: "GAME_OVER"; readonly rule: "mag:202.1" }
  /** The open choice takes other answers: `choice` says what was asked, `offered` what it takes. */
  | {
      readonly code: "NOT_OFFERED";
      readonly rule: RuleRef;
      readonly choice: Choice;
      readonly offered: readonly PlayerAnswer[];
    };

/** Why a game could not be started: the problems of each player's deck. */
export type StartRefusal = { readonly problems: readonly [readonly DeckProblem[], readonly DeckProblem[]] };

/** Why a record cannot be played again here. */
export type RecordProblem =
  | { readonly code: "OTHER_EDITION"; readonly have: string; readonly want: string }
  | { readonly code: "OTHER_CARDS"; readonly have: string; readonly want: string }
  | { readonly code: "OTHER_DECKS"; readonly problems: StartRefusal["problems"] }
  | { readonly code: "ANSWER_REFUSED"; readonly index: number; readonly refusal: Refusal };

/** Why a card cannot be used now: one condition that does not hold, and what is known about it. */
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
  /** What says so. */
  | { readonly code: "FORBIDDEN"; readonly by: About }
  /** Which 「対象」 of the text cannot be chosen, counted from 0. */
  | { readonly code: "NO_TARGET"; readonly target: number }
  /** The symbols that no stone is left for. */
  | { readonly code: "USE_COST" | "CATALYST"; readonly missing: Symbols }
);

export type UseProblemCode = UseProblem["code"];

/** Why a unit cannot attack now. */
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
  /** What says so. */
  | { readonly code: "FORBIDDEN" | "CANNOT_REST"; readonly by: About }
);

export type AttackProblemCode = AttackProblem["code"];
