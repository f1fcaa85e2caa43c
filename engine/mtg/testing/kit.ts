import { deepFreeze } from "../../kernel/testing/deep-freeze";
import type { GameTestKit } from "../../kernel/testing/kit";
import {
  advanceGame,
  type Cards,
  createRecord,
  type Event,
  type GameOptions,
  type GameState,
  type LibraryList,
  legalAnswers,
  type PlayerAnswer,
  replayGame,
  startGame,
  stepGame,
  viewGame,
} from "..";
import { getZoneObjects, ZONE_IDS } from "../model/zone";
import { createInvariants } from "./invariants";
import { describeAnswer, type ObjectNames, recordObjectNames } from "./names";
import { beginTestStep, createTestGame, type TableSetup } from "./table";

/** The input of a game: cards, libraries, seed and options. */
export type GameSetup = {
  readonly cards: Cards;
  readonly decks: readonly [LibraryList, LibraryList];
  readonly seed: number;
  readonly options: GameOptions;
};

/** The types of this game, for the kit that tests any game. */
export type MtgKitTypes = {
  readonly cards: Cards;
  readonly state: GameState;
  readonly answer: PlayerAnswer;
  readonly event: Event;
  readonly setup: GameSetup;
  readonly scene: TableSetup;
  readonly names: ObjectNames;
};

/** The second game as the tests of any game use it. */
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
  replay: ({ cards, decks, seed, options }, answers) =>
    replayGame(cards, JSON.parse(JSON.stringify(createRecord(cards, decks, seed, options, answers)))),
  invariants: createInvariants,
  freezeShared,
  noNames: () => new Map(),
  learn: recordObjectNames,
  nameOf: describeAnswer,
};

/** Freezes what copies of a state share: objects, frames and all that is replaced rather than changed. */
function freezeShared(state: GameState): GameState {
  for (const zone of ZONE_IDS) {
    for (const player of [0, 1] as const)
      for (const object of getZoneObjects(state.zones, zone, player)) deepFreeze(object);
  }
  for (const frame of state.agenda) deepFreeze(frame);
  for (const shared of [
    state.past,
    state.waiting,
    state.lasting,
    state.skips,
    state.scopes,
    state.combat,
    state.choice,
  ]) {
    deepFreeze(shared);
  }
  return state;
}
