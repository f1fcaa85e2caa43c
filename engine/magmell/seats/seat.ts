import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";

/** A computer player: chooses one of the legal answers to the open choice. */
export type Seat = (cards: Cards, state: GameState, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** A computation in steps that can be paused after each step. */
export type Thinking<Result> = Generator<undefined, Result, undefined>;

/** Runs a computation to its end and returns the result. */
export function finishThinking<Result>(thinking: Thinking<Result>): Result {
  for (;;) {
    const piece = thinking.next();
    if (piece.done) return piece.value;
  }
}
