import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { type Game, type GameState, gameOf } from "../model/state";
import { copyZones } from "../model/zone";

const kept = new WeakMap<GameState, Game>();

/**
 * The game of a state, with its continuous effects cached from the last call. States change by answers only, so the
 * cache stays valid; a caller that edits a state by hand must copy it first.
 */
export function openGame(cards: Cards, state: GameState, log: Event[] | null = null): Game {
  const known = kept.get(state);
  if (known !== undefined && known.cards === cards) {
    known.log = log;
    return known;
  }
  const game = gameOf(cards, state, log);
  kept.set(state, game);
  return game;
}

/**
 * A cheap copy of a game for trying answers with `applyAnswer`; original and copy never affect each other. Data that is
 * only ever replaced (frames, choices, last known information) is shared instead of copied, so that it costs a fraction
 * of `copyState`.
 */
export const forkGame = ({ cards, state }: Game): Game => gameOf(cards, forkState(state));

function forkState(state: GameState): GameState {
  const { players, battle } = state;
  return {
    ...state,
    random: { ...state.random },
    battle: battle === null ? null : { ...battle },
    players: [{ ...players[0] }, { ...players[1] }],
    zones: copyZones(state.zones),
    moved: state.moved.slice(),
    past: { ...state.past },
    waiting: state.waiting.slice(),
    lasting: state.lasting.slice(),
    scopes: state.scopes.map((scope) => ({ ...scope })),
    agenda: state.agenda.slice(),
    defeats: state.defeats.slice(),
    wins: state.wins.slice(),
  };
}
