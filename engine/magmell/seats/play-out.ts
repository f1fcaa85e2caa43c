import { playToEnd as playOn } from "../../kernel/play-to-end";
import { legalAnswers } from "../machine/legal-answers";
import { stepGame } from "../machine/step";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";
import type { Seat } from "./seat";

type Seats = readonly [Seat, Seat];

/**
 * Plays a game to its end in place and returns the number of decisions. Throws if a seat's answer is refused, or after
 * `most` decisions, because an endless game is an error in the rules.
 */
export function playOut(
  cards: Cards,
  state: GameState,
  seats: Seats,
  most: number,
  answered: PlayerAnswer[] | null = null,
): number {
  return playOn(state, {
    answerOf: (player) => seats[player](cards, state, legalAnswers(cards, state)),
    step: (answer) => stepGame(cards, state, answer),
    most,
    answered,
  });
}
