import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { type Game, type GameState, gameOf } from "../model/state";
import { copyZones } from "../model/zone";

const kept = new WeakMap<GameState, Game>();

/**
 * A game to look at or to step, with what was worked out of its state the last time. States change by answers only, so
 * it is still right; whoever changes one by hand has to copy it.
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
 * The same game once more, to try answers on with `play`: whatever happens to one never happens to the other. It lasts as
 * long as its caller holds it. What is only ever replaced (frames, choices, memories of what has been) is not copied but
 * shared, so that this costs a fraction of `copyState`.
 */
export const forkGame = ({ cards, state }: Game): Game => gameOf(cards, forkState(state));

export function forkState(state: GameState): GameState {
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
