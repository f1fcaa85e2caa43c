import { legalAnswers } from "../machine/legal-answers";
import { step } from "../machine/step";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";
import type { Seat } from "./seat";

type Seats = readonly [Seat, Seat];

/**
 * Plays a game to its end in place and returns the number of decisions. Throws if a seat's answer is refused, or after
 * `most` decisions, because an endless game is a mistake in the rules.
 */
export function playOut(
  cards: Cards,
  state: GameState,
  seats: Seats,
  most: number,
  answered: PlayerAnswer[] | null = null,
): number {
  for (let decisions = 0; decisions <= most; decisions += 1) {
    const { choice } = state;
    if (choice === null) return decisions;
    const answer = seats[choice.player](cards, state, legalAnswers(cards, state));
    const refusal = step(cards, state, answer);
    if (refusal !== null) throw new Error(`A seat answered ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
    answered?.push(answer);
  }
  throw new Error(`The game is not over after ${most} decisions`);
}
