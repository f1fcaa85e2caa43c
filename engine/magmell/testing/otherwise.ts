import { clone } from "../../kernel/clone";
import { type GameState, seedRandom, shuffle } from "..";

/** The same game as far as a player knows it: everything hidden from them is mixed, and the randomness is another. */
export function otherwise(state: GameState, player: 0 | 1, number: number): GameState {
  const other = clone(state);
  other.random = seedRandom(number);
  other.nextId += 1000;
  const { grimoire, stoneDeck, hand } = other.zones;
  const hidden = [grimoire[0], grimoire[1], stoneDeck[0], stoneDeck[1], hand[player === 0 ? 1 : 0]].flat();
  const cards = hidden.map(({ card }) => card);
  shuffle(seedRandom(number), cards);
  for (const [index, instance] of hidden.entries()) Object.assign(instance, { card: cards[index], id: -index });
  return other;
}
