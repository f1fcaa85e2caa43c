import type { QuestionResponse } from "../model/choice";
import type { EffectOf, EffectVerb } from "../model/effect";
import type { FrameOf } from "../model/frame";
import type { Scope } from "../model/scope";
import type { Game } from "../model/state";
import type { RuleRef } from "../rulebook";

/** An instruction in progress: its frame, its scope, and its progress. */
export type RunningInstruction<Do extends EffectVerb = EffectVerb> = {
  readonly effect: EffectOf<Do>;
  readonly scope: Scope;
  /** Index of the scope in `state.scopes`. */
  readonly at: number;
  /** The frame to run again after a question has been answered. */
  readonly frame: FrameOf<"instruction">;
  /** The player's response; `null` on the first run. */
  readonly given: QuestionResponse | null;
  readonly stage: number;
};

/** The handler of a verb, and the rules it implements. */
type EffectRow<Do extends EffectVerb> = {
  readonly rules: readonly RuleRef[];
  readonly run: (game: Game, instruction: RunningInstruction<Do>) => void;
};

export type EffectHandlers<Do extends EffectVerb> = { readonly [Key in Do]: EffectRow<Key> };

/** Returns the frame of an instruction at a later stage, with the response cleared. */
export const createStageFrame = (
  { frame }: Pick<RunningInstruction, "frame">,
  stage: number,
): FrameOf<"instruction"> => ({
  ...frame,
  stage,
  given: null,
});

/** Returns whether an instruction is part of a price, which must be paid in full (house:46). */
export const isPriceInstruction = ({ price = 0, at }: FrameOf<"instruction">): boolean => at < price;

/** Returns the location for storing the affected instances; `null` if the instruction has no name for them. */
export const getMemorySlot = (at: number, name: string | undefined): { scope: number; name: string } | null =>
  name === undefined ? null : { scope: at, name };
