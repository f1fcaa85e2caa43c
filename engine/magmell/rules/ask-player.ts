import { askPlayer as ask, type RepeatPredicate, runQuestionFrame } from "../../kernel/ask";
import type { PlayerQuestion } from "../model/choice";
import type { Frame } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";

export { getResponseNumber, getResponseTargets } from "../../kernel/question";

/**
 * Asks a player a question on behalf of `frame`, which runs again with the response. A question with a single possible
 * answer is skipped.
 */
export const askPlayer: (game: Game, frame: Frame, question: PlayerQuestion) => void = ask;

/** Returns whether a question is asked again until the player answers `done`, as for acts in manual play. */
export const isRepeated: RepeatPredicate = ({ purpose }) => purpose === "byHand";

/** A question on the agenda: waits for an answer, or delivers the only possible one to the frame below. */
export const askFrame: GameFrameHandler<"ask"> = {
  rules: ["mag:704.3.2.2"],
  run: (game, frame) => runQuestionFrame(game, frame, isRepeated),
};
