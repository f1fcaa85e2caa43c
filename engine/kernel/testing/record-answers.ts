import { computeFingerprint } from "../fingerprint";
import type { GameTestKit, TestKitTypes } from "./kit";
import type { SeededGame } from "./soak";

/** Returns the answers of a random game, played in place to its end without any check. */
export function recordAnswers<Game extends TestKitTypes>(
  { start, step, legalAnswers }: GameTestKit<Game>,
  { setup, seat }: SeededGame<Game>,
): readonly Game["answer"][] {
  const begun = start(setup);
  if (!begun.ok) throw new Error(`The decks were refused: ${JSON.stringify(begun.problem)}`);
  const { state } = begun;
  const cards = setup.cards as Game["cards"];
  const answers: Game["answer"][] = [];
  while (state.choice !== null) {
    const answer = seat(cards, state, legalAnswers(cards, state));
    if (step(cards, state, answer, []) === null) answers.push(answer);
  }
  return answers;
}

/** Returns a fingerprint of everything that happened in a game, and of the state at its end. */
export const computeTraceHash = (events: readonly unknown[], state: unknown): string =>
  computeFingerprint([...events, state].map((part) => JSON.stringify(part)));
