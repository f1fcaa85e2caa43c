import { freezeParts } from "../../kernel/testing/deep-freeze";
import type { GameTestKit } from "../../kernel/testing/kit";
import { describeAnswer } from "../../kernel/testing/names";
import {
  advanceGame,
  type Cards,
  createRecord,
  type Event,
  type GameOptions,
  type GameRecord,
  type GameState,
  type LibraryList,
  legalAnswers,
  type PlayerAnswer,
  replayGame,
  startGame,
  stepGame,
  viewGame,
} from "..";
import { createInvariants, listObjects } from "./invariants";
import { beginTestStep, createTestGame, type TableSetup } from "./table";

/** The input of a game: cards, libraries, seed and options. */
export type GameSetup = {
  readonly cards: Cards;
  readonly decks: readonly [LibraryList, LibraryList];
  readonly seed: number;
  readonly options: GameOptions;
};

/** The types of this game for the shared test kit. */
export type MtgKitTypes = {
  readonly cards: Cards;
  readonly state: GameState;
  readonly answer: PlayerAnswer;
  readonly event: Event;
  readonly setup: GameSetup;
  readonly record: GameRecord;
  readonly scene: TableSetup;
};

/** The test kit of the second game for the tests that all games share. */
export const MTG_TEST_KIT: GameTestKit<MtgKitTypes> = {
  lay: (table) => {
    const { cards, state, log } = beginTestStep(createTestGame(table), table.step);
    return { cards, state, events: log ?? [] };
  },
  start: ({ cards, decks, seed, options }) => startGame(cards, decks, seed, options),
  advance: advanceGame,
  step: stepGame,
  legalAnswers,
  view: viewGame,
  record: ({ cards, decks, seed, options }, answers) => createRecord(cards, decks, seed, options, answers),
  replay: replayGame,
  invariants: createInvariants,
  freezeShared: (state) => {
    const { agenda, past, waiting, lasting, skips, scopes, combat, choice } = state;
    return freezeParts(state, [
      ...listObjects(state),
      ...agenda,
      past,
      waiting,
      lasting,
      skips,
      scopes,
      combat,
      choice,
    ]);
  },
  learn: ({ list }, state, _events, names) => {
    for (const { id, card } of listObjects(state)) names.set(id, list[card]?.name ?? "the game");
  },
  nameOf: describeAnswer,
};
