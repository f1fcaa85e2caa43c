import type { Answer } from "../magmell/model/answer";
import type { Cards } from "../magmell/model/cards";
import type { GameState } from "../magmell/model/state";

/** A way to answer without a human: picks one of the answers that the open choice takes. */
export type Seat = (cards: Cards, state: GameState, answers: readonly Answer[]) => Answer;
