import { type GameState, type PlayerId, seedRandom, shuffle } from "..";
import { getOpponent } from "../model/ids";

/**
 * Returns a game that looks the same to a player: the cards hidden from them are shuffled among the places where they may lie,
 * hidden instances have other identities, and the randomness to come is another.
 */
export function shuffleHiddenCards(state: GameState, player: PlayerId, seed: number): GameState {
  const other = structuredClone(state);
  const random = seedRandom(seed);
  other.random = seedRandom(seed + 1);
  other.nextId += 1000;
  const { grimoire, stoneDeck, hand, stoneArea } = other.zones;
  const opponent = getOpponent(player);
  const faceDown = stoneArea[opponent].filter((stone) => stone.faceDown);
  const groups = [
    grimoire[player],
    stoneDeck[player],
    [...grimoire[opponent], ...hand[opponent]],
    [...stoneDeck[opponent], ...faceDown],
  ];
  for (const group of groups) {
    const cards = group.map(({ card }) => card);
    shuffle(random, cards);
    for (const [index, instance] of group.entries()) Object.assign(instance, { card: cards[index] });
  }
  const hidden = [...grimoire.flat(), ...stoneDeck.flat(), ...hand[opponent]];
  for (const [index, instance] of hidden.entries()) Object.assign(instance, { id: -index });
  return other;
}
