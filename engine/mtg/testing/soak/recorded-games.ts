import { computeTraceHash as computeAnyTraceHash, recordGame } from "../../../kernel/testing/record-answers";
import type { GameRecord } from "../../model/record";
import { MTG_TEST_KIT } from "../kit";
import { WIDE_CARD_POOL } from "../wide/wide-pool";
import { SOAK_CARD_SETS } from "./card-sets";
import { createSeededGame } from "./seeded-game";

/**
 * Returns the record of a seed's random game, with cards that use the whole vocabulary. The seed also determines the
 * era.
 */
export const recordSeededGame = (seed: number): GameRecord =>
  recordGame(MTG_TEST_KIT, createSeededGame(SOAK_CARD_SETS.pool, seed));

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export const computeTraceHash = (record: GameRecord): string =>
  computeAnyTraceHash(MTG_TEST_KIT, WIDE_CARD_POOL, record);
