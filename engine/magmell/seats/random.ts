import { type RandomState, randomBelow } from "../../kernel/random";
import type { Seat } from "./seat";

/**
 * A seat that gives random answers, each equally likely. It advances the given random state, which must not be the
 * game's own.
 */
export const randomSeat =
  (random: RandomState): Seat =>
  (_cards, _state, answers) => {
    const answer = answers[answers.length === 1 ? 0 : randomBelow(random, answers.length)];
    if (answer === undefined) throw new Error("A choice offered no answer");
    return answer;
  };
