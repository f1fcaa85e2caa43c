import { type Cards, type Deck, type Event, type GameOptions, type GameState, startGame } from "..";

/** Returns a game of two decks at its first choice, with the events so far. Throws if the decks are refused. */
export function createStartedGame(
  cards: Cards,
  decks: readonly [Deck, Deck],
  seed: number,
  options: GameOptions = { first: 0, practice: false },
): { readonly state: GameState; readonly events: readonly Event[] } {
  const begun = startGame(cards, decks, seed, options);
  if (!begun.ok) throw new Error(`The decks were refused: ${JSON.stringify(begun.problems)}`);
  return begun;
}
