import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion, type QuestionResponse, toTargets } from "../../../kernel/question";
import type { PickChoice, PlayerQuestion, QuestionSource } from "../../model/choice";
import type { FrameOf } from "../../model/frame";
import type { GameObject } from "../../model/object";
import type { Game } from "../../model/state";
import { askPlayer } from "../ask-player";

/** A frame of a declaration that takes several questions. */
type AnsweredFrame = FrameOf<"declareAttackers"> | FrameOf<"declareBlockers"> | FrameOf<"assignDamage">;

/** Returns the response to the next question of a declaration, or stores the question and returns null. */
export type AskQuestion = (question: PlayerQuestion) => QuestionResponse | null;

/**
 * Builds a declaration from the responses so far, and asks the next question if one is missing. `plan` asks its
 * questions in the same order each time and returns null as soon as one of them is open. Nothing happens until all are
 * answered, because the creatures are declared together (C.3.5, C.4.4).
 */
export function runDeclaration<Plan>(
  game: Game,
  frame: AnsweredFrame,
  plan: (ask: AskQuestion) => Plan | null,
): Plan | null {
  const answers = frame.given === null ? frame.answers : [...frame.answers, frame.given];
  const asked: PlayerQuestion[] = [];
  const made = plan((question) => {
    asked.push(question);
    return answers[asked.length - 1] ?? null;
  });
  const open = asked[answers.length];
  if (open !== undefined) askPlayer(game, copyWith(frame, { answers, given: null }), open);
  return made;
}

/** Returns a pick of any number of objects, in the order of the options. */
export const createObjectPick = (
  { rule, player, about, purpose }: Pick<PickChoice, "rule" | "player" | "about" | "purpose">,
  options: readonly GameObject[],
): PickChoice =>
  createPickQuestion({ rule, player, about, purpose }, toTargets(options), { min: 0, max: options.length });

/** Returns the creature that a question is about. */
export const toQuestionSource = ({ id, card }: GameObject): QuestionSource => ({ instance: id, card });
