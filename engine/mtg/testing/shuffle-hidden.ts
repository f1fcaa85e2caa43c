import { seedRandom, shuffle } from "../../kernel/random";
import { getOpponent, type PlayerId } from "../model/ids";
import type { GameState } from "../model/state";

/**
 * Returns a game that looks the same to a player: the cards hidden from them are shuffled among the places where they may lie,
 * hidden objects have other identities, and the randomness to come is another.
 */
export function shuffleHiddenCards(state: GameState, player: PlayerId, seed: number): GameState {
  const other = structuredClone(state);
  const random = seedRandom(seed);
  other.random = seedRandom(seed + 1);
  const { library, hand } = other.zones;
  const opponent = getOpponent(player);
  let identity = -1;
  for (const hidden of [library[player], [...library[opponent], ...hand[opponent]]]) {
    const cards = hidden.map(({ card }) => card);
    shuffle(random, cards);
    for (const [index, object] of hidden.entries()) Object.assign(object, { card: cards[index], id: identity-- });
  }
  return other;
}
