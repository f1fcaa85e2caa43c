import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";

/** A player without a human: chooses one of the legal answers to the open choice. */
export type Seat = (cards: Cards, state: GameState, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** Work on a result in pieces, after each of which it can be left and taken up again. */
export type Thinking<Result> = Generator<undefined, Result, undefined>;

/** Works on to the result. */
export function finishThinking<Result>(thinking: Thinking<Result>): Result {
  for (;;) {
    const piece = thinking.next();
    if (piece.done) return piece.value;
  }
}
