type AnyGame<Cards, State, Event> = { readonly cards: Cards; readonly state: State; log: Event[] | null };

/**
 * The property that links a state to its game. JSON, comparisons and copies do not contain it. A `WeakMap` would work
 * too, but slows garbage collection down when many states are created.
 */
const GAME = Symbol("game");

/**
 * Returns the game of a state, with what was cached at the last call, or a new one by `create`. Only answers change a
 * state, so the cache stays valid. A caller that edits a state directly must copy it first.
 */
export function openGame<Cards, State extends object, Event, Game extends AnyGame<Cards, State, Event>>(
  create: (cards: Cards, state: State, log: Event[] | null) => Game,
  cards: Cards,
  state: State,
  log: Event[] | null,
): Game {
  const known = (state as { readonly [GAME]?: Game })[GAME];
  if (known !== undefined && known.cards === cards) {
    known.log = log;
    return known;
  }
  const game = create(cards, state, log);
  cacheGame(game);
  return game;
}

/** Caches a game for the next `openGame` call with its state. Does nothing for a frozen state. */
export function cacheGame<Game extends { readonly state: object }>(game: Game): void {
  if (Object.isExtensible(game.state)) Object.defineProperty(game.state, GAME, { value: game, configurable: true });
}
