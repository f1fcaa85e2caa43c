import { shuffleHiddenParts } from "../../kernel/testing/shuffle-hidden";
import type { GameState, PlayerId } from "..";
import { getOpponent } from "../model/ids";

/** Returns a game that looks the same to a player, with other hidden cards, identities and randomness. */
export function shuffleHiddenCards(state: GameState, player: PlayerId, seed: number): GameState {
  const opponent = getOpponent(player);
  return shuffleHiddenParts({ ...state, nextId: state.nextId + 1000 }, seed, ({ zones }) => {
    const { grimoire, stoneDeck, hand, stoneArea } = zones;
    const faceDown = stoneArea[opponent].filter((stone) => stone.faceDown);
    return {
      groups: [
        grimoire[player],
        stoneDeck[player],
        [...grimoire[opponent], ...hand[opponent]],
        [...stoneDeck[opponent], ...faceDown],
      ],
      unseen: [...grimoire.flat(), ...stoneDeck.flat(), ...hand[opponent]],
    };
  });
}
