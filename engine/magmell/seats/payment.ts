import { openGame } from "../machine/game";
import { payWell } from "./autopilot/payment";
import type { Seat } from "./seat";

/** Returns a seat that answers which stones pay, so that as much as possible of the hand stays payable. */
export const paymentSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  if (first === undefined) throw new Error("A choice offered no answer");
  return payWell(openGame(cards, state), answers) ?? first;
};
