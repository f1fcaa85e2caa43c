import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";

/** A player without a human: chooses one of the legal answers to the open choice. */
export type Seat = (cards: Cards, state: GameState, answers: readonly PlayerAnswer[]) => PlayerAnswer;
