import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";

/** A way to answer without a human: picks one of the answers that the open choice takes. */
export type Seat = (cards: Cards, state: GameState, answers: readonly PlayerAnswer[]) => PlayerAnswer;
