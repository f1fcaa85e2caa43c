import { computeTraceHash as computeAnyTraceHash, recordGame } from "../../../kernel/testing/record-answers";
import type { GameRecord } from "../..";
import { MAGMELL_TEST_KIT } from "../kit";
import { CARD_POOL } from "../pool/pool";
import { createSeededGame } from "./seeded-game";

/** Returns the record of a seed's random game, with cards that use the whole vocabulary. */
export const recordSeededGame = (seed: number): GameRecord =>
  recordGame(MAGMELL_TEST_KIT, createSeededGame(CARD_POOL, seed));

/** Returns a fingerprint of everything that happens when a record is played again, and of the state at its end. */
export const computeTraceHash = (record: GameRecord): string =>
  computeAnyTraceHash(MAGMELL_TEST_KIT, CARD_POOL, record);
