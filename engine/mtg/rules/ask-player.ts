import { askPlayer as ask, type RepeatPredicate, runQuestionFrame } from "../../kernel/ask";
import type { PlayerQuestion } from "../model/choice";
import type { Frame } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { citeForEra } from "./cite-for-era";

/** Returns `false`, because no question of this game is repeated. */
export const isRepeated: RepeatPredicate = () => false;

/**
 * Asks a player a question on behalf of `frame`, which runs again with the response. A question with a single possible
 * answer is skipped. The question cites the rules of the game's era.
 */
export const askPlayer = (game: Game, frame: Frame, question: PlayerQuestion): void =>
  ask(game, frame, citeForEra(game.state.era, question));

/** A question on the agenda: waits for an answer, or delivers the only possible one to the frame below. */
export const askFrame: GameFrameHandler<"ask"> = {
  rules: ["mtg-6e:T.6.4"],
  run: (game, frame) => runQuestionFrame(game, frame, isRepeated),
};
