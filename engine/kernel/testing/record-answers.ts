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

/** Returns the record of a random game. */
export const recordGame = <Game extends TestKitTypes>(kit: GameTestKit<Game>, game: SeededGame<Game>): Game["record"] =>
  kit.record(game.setup, recordAnswers(kit, game));

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export function computeTraceHash<Game extends TestKitTypes>(
  { replay }: GameTestKit<Game>,
  cards: Game["cards"],
  record: Game["record"],
): string {
  const played = replay(cards, record);
  if (!played.ok) return `refused: ${JSON.stringify(played.problem)}`;
  return computeFingerprint([...played.events, played.state].map((part) => JSON.stringify(part)));
}
