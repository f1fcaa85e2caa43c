import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { createGame, type Game, type GameState } from "../model/state";
import { copyZones } from "../model/zone";

/**
 * The property that links a state to its game. It is hidden: no part of the JSON, of comparisons, or of copies. A
 * `WeakMap` would do the same, but slows garbage collection down where many states come and go.
 */
const GAME = Symbol("game");

/**
 * Returns the game of a state, with its continuous effects cached from the last call. States change by answers only, so the
 * cache stays valid; a caller that edits a state by hand must copy it first.
 */
export function openGame(cards: Cards, state: GameState, log: Event[] | null = null): Game {
  const known = (state as { readonly [GAME]?: Game })[GAME];
  if (known !== undefined && known.cards === cards) {
    known.log = log;
    return known;
  }
  const game = createGame(cards, state, log);
  cacheGame(game);
  return game;
}

/** Keeps a game for the next call that opens its state. A frozen state keeps none. */
export function cacheGame(game: Game): void {
  if (Object.isExtensible(game.state)) Object.defineProperty(game.state, GAME, { value: game, configurable: true });
}

/**
 * Returns a cheap copy of a game for trying answers with `applyAnswer`; original and copy never affect each other. Continuous
 * effects that have been computed come along.
 */
export function forkGame({ cards, state, continuous, outdated, offered }: Game, log: Event[] | null = null): Game {
  const fork = createGame(cards, copyState(state), log);
  fork.offered = offered;
  fork.outdated = outdated;
  fork.continuous = continuous === null ? null : { ...continuous };
  return fork;
}

/**
 * Returns a copy of a game state. Lists are copied; what they hold is never changed but replaced, and therefore shared. The
 * fields are written out in the order of `createEmptyState`, because spreading costs several times as much.
 */
export function copyState(state: GameState): GameState {
  const { random, players, battle } = state;
  return {
    random: { ...random },
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    turnPlayer: state.turnPlayer,
    phase: state.phase,
    byHand: state.byHand,
    battle: battle === null ? null : { ...battle },
    players: [{ ...players[0] }, { ...players[1] }],
    zones: copyZones(state.zones),
    nextId: state.nextId,
    moved: state.moved.slice(),
    past: state.past,
    happened: state.happened,
    limited: state.limited,
    waived: state.waived,
    waiting: state.waiting.slice(),
    lasting: state.lasting.slice(),
    scopes: state.scopes.slice(),
    agenda: state.agenda.slice(),
    choice: state.choice,
    resolutions: state.resolutions,
    upcoming: state.upcoming,
    skips: state.skips,
    defeats: state.defeats.slice(),
    wins: state.wins.slice(),
    outcome: state.outcome,
  };
}
