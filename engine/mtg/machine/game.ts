import { openGame as open } from "../../kernel/open-game";
import { seedRandom } from "../../kernel/random";
import type { Cards } from "../model/cards";
import type { Era } from "../model/era";
import type { Event } from "../model/event";
import { NO_MANA } from "../model/mana";
import {
  copyState,
  createGame,
  forgetDerived,
  type Game,
  type GameState,
  type PlayerState,
  STARTING_LIFE,
} from "../model/state";
import { createEmptyZones } from "../model/zone";

/** A player at the start of a game. @rule mtg-6e:P.1.6, mtg-flow:fact.1 */
const newPlayer = (): PlayerState => ({
  life: STARTING_LIFE,
  poison: 0,
  drewFromEmpty: false,
  pool: NO_MANA,
  dungeon: null,
  shields: [],
});

/** Returns the state of a game before any object exists and with an empty agenda. */
export const createEmptyState = (era: Era, seed: number): GameState => ({
  era,
  variant: "none",
  ordersGraveyards: false,
  byHand: false,
  random: seedRandom(seed),
  turn: 0,
  moment: 0,
  first: 0,
  active: 0,
  regular: 1,
  step: null,
  turnBegun: false,
  landPlays: 0,
  uses: {},
  before: null,
  extraTurns: [],
  extraPhases: [],
  skips: [],
  players: [newPlayer(), newPlayer()],
  zones: createEmptyZones(),
  nextId: 1,
  past: {},
  waiting: [],
  lasting: [],
  stateTriggers: [],
  combat: null,
  hasAttacked: [],
  stirred: false,
  scopes: [],
  agenda: [],
  choice: null,
  resolutions: 0,
  defeats: [],
  wins: [],
  outcome: null,
});

/**
 * Returns the game of a state, with the answers that were listed at the last call; see `openGame` of the kernel. Cached
 * effects are compared with the state again.
 */
export function openGame(cards: Cards, state: GameState, log: Event[] | null = null): Game {
  const game = open(createGame, cards, state, log);
  forgetDerived(game);
  return game;
}

/** Returns a game on a copy of a state, with a separate log. */
export const forkGame = (cards: Cards, state: GameState, log: Event[] | null = null): Game =>
  createGame(cards, copyState(state), log);
