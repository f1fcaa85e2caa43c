import type { Cards } from "../model/cards";
import type { Derived } from "../model/derived";
import type { Event } from "../model/event";
import { type Game, type GameState, gameOf } from "../model/state";

const kept = new WeakMap<GameState, { readonly cards: Cards; readonly derived: Derived }>();

/**
 * A game to look at or to step, with what was worked out of its state the last time. States change by answers only, so
 * it is still right; whoever changes one by hand has to copy it.
 */
export function openGame(cards: Cards, state: GameState, log: Event[] | null = null): Game {
  const game = gameOf(cards, state, log);
  const known = kept.get(state);
  if (known !== undefined && known.cards === cards) game.derived = known.derived;
  return game;
}

/** Keeps what has been worked out for the next time. */
export function closeGame({ cards, state, derived }: Game): void {
  if (derived === null) kept.delete(state);
  else kept.set(state, { cards, derived });
}
