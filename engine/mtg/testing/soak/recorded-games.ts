import { recordAnswers, computeTraceHash as traceOfGame } from "../../../kernel/testing/recorded";
import { createRecord, replay } from "../../machine/replay";
import type { GameRecord } from "../../model/record";
import { KIT } from "../kit";
import { WIDE } from "../wide/wide-pool";
import { CARD_SETS, type CardSet } from "./card-sets";
import { gameOfSeed } from "./game-of-seed";

/**
 * Returns the record of the random game of a seed, of the era that follows from it, with cards that use the whole vocabulary.
 */
export function recordOf(seed: number): GameRecord {
  const game = gameOfSeed(CARD_SETS.pool as CardSet, seed);
  const { cards, decks, options } = game.setup;
  return createRecord(cards, decks, game.setup.seed, options, recordAnswers(KIT, game));
}

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export function traceOf(record: GameRecord): string {
  const played = replay(WIDE, record);
  return played.ok ? traceOfGame(played.events, played.state) : `refused: ${played.problem.code}`;
}
