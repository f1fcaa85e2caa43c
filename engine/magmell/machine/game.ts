import { openGame as open } from "../../kernel/open-game";
import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { createGame, type Game, type GameState } from "../model/state";
import { copyZones } from "../model/zone";

/** Returns the game of a state, with continuous effects cached from the last call; see `openGame` of the kernel. */
export const openGame = (cards: Cards, state: GameState, log: Event[] | null = null): Game =>
  open(createGame, cards, state, log);

/**
 * Returns a cheap copy of a game for trying answers with `applyAnswer`. The copy and the original do not affect each
 * other. Computed continuous effects are copied too.
 */
export function forkGame({ cards, state, continuous, outdated, offered }: Game, log: Event[] | null = null): Game {
  const fork = createGame(cards, copyState(state), log);
  fork.offered = offered;
  fork.outdated = outdated;
  fork.continuous = continuous === null ? null : { ...continuous };
  return fork;
}

/**
 * Returns a copy of a game state. Lists are copied, but their elements are shared, because elements are replaced and
 * never changed. The fields are listed in the order of `createEmptyState`, because spreading is several times slower.
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
