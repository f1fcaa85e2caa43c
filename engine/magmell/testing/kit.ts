import type { GameTestKit } from "../../kernel/testing/kit";
import {
  advance,
  type Cards,
  createRecord,
  type Deck,
  type Event,
  type GameOptions,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  replay,
  start,
  step,
  view,
} from "..";
import { freezeShared } from "./freeze-shared";
import { invariantsSince } from "./invariants";
import { answerInWords, type CardNames, learnNames } from "./scenario/names";
import { beginPhase, layTable, type Table } from "./scenario/table";

/** The input of a game: cards, decks, seed and options. */
export type Setup = {
  readonly cards: Cards;
  readonly decks: readonly [Deck, Deck];
  readonly seed: number;
  readonly options: GameOptions;
};

/** The types of MAGMELL, for the kit that tests any game. */
export type Magmell = {
  readonly cards: Cards;
  readonly state: GameState;
  readonly answer: PlayerAnswer;
  readonly event: Event;
  readonly setup: Setup;
  readonly scene: Table;
  readonly names: CardNames;
};

/** MAGMELL as the tests of any game use it. */
export const KIT: GameTestKit<Magmell> = {
  lay: (table) => {
    const { cards, state, log } = beginPhase(layTable(table), table.phase);
    return { cards, state, events: log ?? [] };
  },
  start: ({ cards, decks, seed, options }) => {
    const begun = start(cards, decks, seed, options);
    return begun.ok ? begun : { ok: false, problem: begun.problems };
  },
  advance,
  step,
  legalAnswers,
  view,
  replay: ({ cards, decks, seed, options }, answers) =>
    replay(cards, JSON.parse(JSON.stringify({ ...createRecord(cards, decks, seed, options), answers }))),
  invariants: invariantsSince,
  freezeShared,
  noNames: () => new Map(),
  learn: learnNames,
  nameOf: answerInWords,
};
