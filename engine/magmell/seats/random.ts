import { type RandomState, randomBelow } from "../../kernel/random";
import type { Seat } from "./seat";

/** Takes any answer, each as likely as the others. Moves the given randomness on; it must not be the game's own. */
export const randomSeat =
  (random: RandomState): Seat =>
  (_cards, _state, answers) => {
    const answer = answers[answers.length === 1 ? 0 : randomBelow(random, answers.length)];
    if (answer === undefined) throw new Error("A choice offered no answer");
    return answer;
  };
