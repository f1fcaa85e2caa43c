import { countSymbols } from "../model/card";
import { type Cards, getCardDefinition } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";
import { passSeat } from "./pass";
import { paymentSeat } from "./payment";
import { quickSeat } from "./quick";
import type { Seat } from "./seat";

/**
 * Answers for a purely defensive seat. It summons the most expensive unit that it can pay for, defends with its units,
 * uses nothing else, and never attacks. It picks as little as possible at other questions.
 */
export const wallSeat: Seat = (cards, state, answers) => {
  const { choice } = state;
  if (choice?.ask === "priority") return dearestUnit(cards, state, answers) ?? passSeat(cards, state, answers);
  const purpose = choice?.ask === "pick" ? choice.purpose : null;
  if (purpose === "defender") return quickSeat(cards, state, answers);
  return (purpose === "useCost" || purpose === "catalyst" ? paymentSeat : passSeat)(cards, state, answers);
};

function dearestUnit(
  cards: Cards,
  { zones, choice }: GameState,
  answers: readonly PlayerAnswer[],
): PlayerAnswer | null {
  const hand = choice === null ? [] : zones.hand[choice.player];
  let dearest: PlayerAnswer | null = null;
  let most = -1;
  for (const answer of answers) {
    const card = answer.do === "use" ? hand.find(({ id }) => id === answer.instance)?.card : undefined;
    if (card === undefined) continue;
    const { kind, useCost } = getCardDefinition(cards, card);
    if (kind === "unit" && countSymbols(useCost) > most) [dearest, most] = [answer, countSymbols(useCost)];
  }
  return dearest;
}
