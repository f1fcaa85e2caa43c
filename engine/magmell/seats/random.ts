import type { RandomState } from "../../kernel/random";
import { pickRandomAnswer } from "../../kernel/random-answer";
import type { Seat } from "./seat";

/**
 * Returns a seat that gives random answers, each equally likely. It advances the given random state, which must not be the
 * game's own.
 */
export const randomSeat =
  (random: RandomState): Seat =>
  (_cards, _state, answers) =>
    pickRandomAnswer(random, answers);
