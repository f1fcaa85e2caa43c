import type { GameTestKit } from "../../kernel/testing/kit";
import {
  advanceGame,
  type Cards,
  createRecord,
  type Deck,
  type Event,
  type GameOptions,
  type GameRecord,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  replayGame,
  startGame,
  stepGame,
  viewGame,
} from "..";
import { freezeSharedParts } from "./freeze-shared";
import { createInvariants } from "./invariants";
import { describeAnswer, recordCardNames } from "./scenario/names";
import { beginPhase, createTestGame, type TableSetup } from "./scenario/table";

/** The input of a game: cards, decks, seed and options. */
export type GameSetup = {
  readonly cards: Cards;
  readonly decks: readonly [Deck, Deck];
  readonly seed: number;
  readonly options: GameOptions;
};

/** The types of MAGMELL for the shared test kit. */
export type MagmellKitTypes = {
  readonly cards: Cards;
  readonly state: GameState;
  readonly answer: PlayerAnswer;
  readonly event: Event;
  readonly setup: GameSetup;
  readonly record: GameRecord;
  readonly scene: TableSetup;
};

/** The test kit of MAGMELL for the tests that all games share. */
export const MAGMELL_TEST_KIT: GameTestKit<MagmellKitTypes> = {
  lay: (table) => {
    const { cards, state, log } = beginPhase(createTestGame(table), table.phase);
    return { cards, state, events: log ?? [] };
  },
  start: ({ cards, decks, seed, options }) => {
    const begun = startGame(cards, decks, seed, options);
    return begun.ok ? begun : { ok: false, problem: begun.problems };
  },
  advance: advanceGame,
  step: stepGame,
  legalAnswers,
  view: viewGame,
  record: ({ cards, decks, seed, options }, answers) => ({ ...createRecord(cards, decks, seed, options), answers }),
  replay: replayGame,
  invariants: createInvariants,
  freezeShared: freezeSharedParts,
  learn: recordCardNames,
  nameOf: describeAnswer,
};
