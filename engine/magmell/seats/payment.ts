import { openGame } from "../machine/game";
import { choosePayment } from "./autopilot/payment";
import type { Seat } from "./seat";

/** Answers for a seat that only chooses payments, so that as much as possible of the hand stays payable. */
export const paymentSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  if (first === undefined) throw new Error("A choice offered no answer");
  return choosePayment(openGame(cards, state), answers) ?? first;
};
