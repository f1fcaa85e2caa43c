import { recordAnswers, computeTraceHash as traceOfGame } from "../../../kernel/testing/record-answers";
import { createRecord, type GameRecord, replayGame } from "../..";
import { MAGMELL_TEST_KIT } from "../kit";
import { CARD_POOL } from "../pool/pool";
import { createSeededGame } from "./seeded-game";

/** Returns the record of the random game of a seed, with cards that use the whole vocabulary. */
export function recordSeededGame(seed: number): GameRecord {
  const game = createSeededGame(CARD_POOL, seed);
  const { cards, decks, options } = game.setup;
  return { ...createRecord(cards, decks, game.setup.seed, options), answers: recordAnswers(MAGMELL_TEST_KIT, game) };
}

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export function computeTraceHash(record: GameRecord): string {
  const played = replayGame(CARD_POOL, record);
  return played.ok ? traceOfGame(played.events, played.state) : `refused: ${played.problem.code}`;
}
