import { nextIntBelow, type RandomState } from "./random";

/** Returns one of the offered answers, each equally likely. Advances the random state, which must not be the game's own. */
export function pickRandomAnswer<Answer>(random: RandomState, answers: readonly Answer[]): Answer {
  const answer = answers[answers.length < 2 ? 0 : nextIntBelow(random, answers.length)];
  if (answer === undefined) throw new Error("A choice offered no answer");
  return answer;
}
