import { recordAnswers, computeTraceHash as traceOfGame } from "../../../kernel/testing/record-answers";
import { createRecord, replayGame } from "../../machine/replay";
import type { GameRecord } from "../../model/record";
import { MTG_TEST_KIT } from "../kit";
import { WIDE_CARD_POOL } from "../wide/wide-pool";
import { SOAK_CARD_SETS, type SoakCardSet } from "./card-sets";
import { createSeededGame } from "./seeded-game";

/**
 * Returns the record of the random game of a seed, of the era that follows from it, with cards that use the whole vocabulary.
 */
export function recordSeededGame(seed: number): GameRecord {
  const game = createSeededGame(SOAK_CARD_SETS.pool as SoakCardSet, seed);
  const { cards, decks, options } = game.setup;
  return createRecord(cards, decks, game.setup.seed, options, recordAnswers(MTG_TEST_KIT, game));
}

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export function computeRecordFingerprint(record: GameRecord): string {
  const played = replayGame(WIDE_CARD_POOL, record);
  return played.ok ? traceOfGame(played.events, played.state) : `refused: ${played.problem.code}`;
}
