import type { Game } from "../../model/state";

/** Whether the rules have looked at the board as it is and found nothing to do (705.3). */
export const isSettled = ({ derived, state }: Game): boolean =>
  derived?.settled === true && state.moved.length === 0 && state.waiting.length === 0;
