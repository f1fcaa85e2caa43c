import { shuffleHiddenParts } from "../../kernel/testing/shuffle-hidden";
import { getOpponent, type PlayerId } from "../model/ids";
import type { GameState } from "../model/state";

/** Returns a game that looks the same to a player, with other hidden cards, identities and randomness. */
export const shuffleHiddenCards = (state: GameState, player: PlayerId, seed: number): GameState =>
  shuffleHiddenParts(state, seed, ({ zones: { library, hand } }) => {
    const opponent = getOpponent(player);
    const groups = [library[player], [...library[opponent], ...hand[opponent]]];
    return { groups, unseen: groups.flat() };
  });
