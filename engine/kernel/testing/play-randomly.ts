import { seedRandom } from "../random";
import { pickRandomAnswer } from "../random-answer";
import type { GameTestKit, TestKitTypes } from "./kit";

/** Decisions after which a random game counts as endless. */
const MOST_DECISIONS = 20_000;

/** Plays a game at random on copies, and shows each state to `look` before it is answered. Returns the last state. */
export function playRandomly<Game extends TestKitTypes>(
  { legalAnswers, advance }: GameTestKit<Game>,
  cards: Game["cards"],
  first: Game["state"],
  seed: number,
  look: (state: Game["state"], answers: readonly Game["answer"][]) => void,
): Game["state"] {
  const random = seedRandom(seed);
  let state = first;
  for (let decisions = 0; decisions < MOST_DECISIONS && state.choice !== null; decisions += 1) {
    const answers = legalAnswers(cards, state);
    look(state, answers);
    const result = advance(cards, state, pickRandomAnswer(random, answers));
    if (!result.ok) throw new Error(`An offered answer was refused: ${JSON.stringify(result.problem)}`);
    state = result.state;
  }
  return state;
}
