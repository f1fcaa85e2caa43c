import { fingerprint } from "../../../kernel/fingerprint";
import { type GameRecord, legalAnswers, newRecord, type PlayerAnswer, replay, start, step } from "../..";
import { POOL } from "../pool/pool";
import { gameOfSeed } from "./game-of-seed";

/** The record of the random game of a seed, with cards that use the whole vocabulary. */
export function recordOf(seed: number): GameRecord {
  const { setup, seat } = gameOfSeed(POOL, seed);
  const { cards, decks, options } = setup;
  const begun = start(cards, decks, setup.seed, options);
  if (!begun.ok) throw new Error("A random deck is not legal");
  const answers: PlayerAnswer[] = [];
  while (begun.state.choice !== null) {
    const answer = seat(cards, begun.state, legalAnswers(cards, begun.state));
    if (step(cards, begun.state, answer) === null) answers.push(answer);
  }
  return { ...newRecord(cards, decks, setup.seed, options), answers };
}

/** A fingerprint of everything that happens when a record is played again, and of the state at its end. */
export function traceOf(record: GameRecord): string {
  const played = replay(POOL, record);
  if (!played.ok) return `refused: ${played.problem.code}`;
  return fingerprint([...played.events.map((event) => JSON.stringify(event)), JSON.stringify(played.state)]);
}
