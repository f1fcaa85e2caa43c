import type { StepProblem } from "../../kernel/step";
import type { Choice, PlayerAnswer, QuestionSource } from "./choice";
import type { InstanceId, PlayerId } from "./ids";
import type { ManaCost } from "./mana";
import type { MtgRef } from "./ref";

/**
 * The reason for refusing an answer. The state is unchanged. For an answer that does not fit the open choice, `because`
 * lists the reasons and `offered` the valid answers.
 */
export type Refusal = StepProblem<Choice, PlayerAnswer, MtgRef> & {
  readonly also?: readonly MtgRef[];
  readonly because: readonly PlayProblem[];
};

/**
 * A reason why a card or ability cannot be played, or why a creature cannot attack or block. All failing conditions are
 * reported.
 */
export type PlayProblem = { readonly rule: MtgRef; readonly also?: readonly MtgRef[]; readonly player: PlayerId } & (
  | {
      readonly code:
        | "NO_PRIORITY"
        | "NOT_YOURS"
        | "NOT_IN_HAND"
        | "NOT_YOUR_TURN"
        | "NOT_MAIN_PHASE"
        | "STACK_NOT_EMPTY"
        | "NO_LAND_LEFT"
        | "LAND_IS_NO_SPELL"
        | "NOT_A_LAND"
        | "NOT_CASTABLE"
        | "NO_ABILITY"
        | "IS_TAPPED"
        | "SUMMONING_SICK"
        | "NOT_A_CREATURE"
        | "IS_A_WALL"
        | "NOTHING_TO_ATTACK"
        | "USED_THIS_TURN"
        | "BAND_FULL"
        | "NOT_BY_HAND";
    }
  /** The index of the word "target" without a legal target. */
  | { readonly code: "NO_TARGET"; readonly target: number }
  /** Mana that the player cannot produce. */
  | { readonly code: "NO_MANA"; readonly missing: ManaCost }
  /** Another part of the cost that cannot be paid. */
  | { readonly code: "NO_COST"; readonly part: "sacrifice" | "discard" | "life" | "counters" }
  /** The source of a prohibition or requirement; `null` if no object is the source. */
  | { readonly code: "FORBIDDEN" | "MUST_ATTACK" | "MUST_BLOCK"; readonly by: QuestionSource | null }
  /** The attacker whose evasion ability stops the blocker (A.13.1). */
  | {
      readonly code: "FLYING" | "SHADOW" | "HORSEMANSHIP" | "LANDWALK" | "PROTECTION" | "EVASION";
      readonly attacker: InstanceId;
    }
);

export type PlayProblemCode = PlayProblem["code"];
