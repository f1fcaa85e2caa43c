import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { type Game, type GameState, gameOf } from "../model/state";

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
