import type { QuestionSource } from "../model/choice";
import type { Effect } from "../model/effect";
import type { FrameOf } from "../model/frame";
import type { Scope } from "../model/stack";
import type { EffectPosition } from "./effect-handler";

/** Returns the frame that runs an instruction again at a later stage, with or without a response. */
export const createInstructionFrame = (
  effect: Effect,
  { index }: EffectPosition,
  stage: number,
): FrameOf<"instruction"> => ({
  run: "instruction",
  effect,
  scope: index,
  stage,
  given: null,
});

/** Returns the object whose ability asks a question; `null` if there is none. */
export const getQuestionSource = ({ source, card }: Scope): QuestionSource | null =>
  source === null ? null : { instance: source, card };
