import { PLAYERS } from "../players";
import { nextIntBelow, type RandomState } from "../random";
import { pickRandomAnswer } from "../random-answer";
import type { Concession } from "../step";

/** Decisions from one closely checked state to the next; the first of them differs from game to game. */
const LOOK_EVERY = 32;

/** One in this many answers is a concession by either player. */
const CONCEDES_IN = 4000;

/** Returns a seat that answers by chance and concedes now and then, for either player. */
export const createRandomSeat =
  <Answer>(random: RandomState) =>
  (_cards: unknown, _state: unknown, answers: readonly Answer[]): Answer | Concession =>
    nextIntBelow(random, CONCEDES_IN) === 0
      ? { do: "concede", player: PLAYERS[nextIntBelow(random, PLAYERS.length)] ?? 0 }
      : pickRandomAnswer(random, answers);

/** Picks the decisions of a game whose states are checked closely. */
export function createCheckSchedule(random: RandomState): (decision: number) => boolean {
  const from = nextIntBelow(random, LOOK_EVERY);
  return (decision) => decision % LOOK_EVERY === from;
}
