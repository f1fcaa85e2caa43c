import type { Cards } from "../model/cards";
import { type CardIndex, PLAYERS } from "../model/ids";
import { createInstance } from "../model/instance";
import { createGame, type Game } from "../model/state";
import { canUse } from "../rules/use/use";
import { createEmptyState } from "./empty-game";

/** The turn that the table is looked at in: attacks and draws are no longer those of the first turn. */
const TURN = 3;

/**
 * Returns a function that tells whether the engine lets a player use a card of the hand when nothing has been used yet:
 * stones lie there, of each sort one for either player, but no units, and dust, dream and chant are empty. What the card
 * costs is left out. A magic without a legal target that its text needs cannot be used (702.3.2), nor a card with a price
 * that cannot be paid.
 */
export function createEmptyTableTester(cards: Cards, hand: readonly CardIndex[], stones: readonly CardIndex[]) {
  const game = layTable(cards, hand, stones);
  return (card: CardIndex): boolean => {
    const instance = game.state.zones.hand[0].find((held) => held.card === card);
    return instance !== undefined && canUse(game, 0, { zone: "hand", player: 0, instance }, "free");
  };
}

function layTable(cards: Cards, hand: readonly CardIndex[], stones: readonly CardIndex[]): Game {
  const state = createEmptyState(0);
  state.turn = TURN;
  state.phase = "main";
  for (const player of PLAYERS) {
    const lay = (zone: "hand" | "grimoire" | "stoneArea" | "stoneDeck", pile: readonly CardIndex[]) => {
      for (const card of pile) {
        state.zones[zone][player].push(createInstance(state.nextId, card, player));
        state.nextId += 1;
      }
    };
    lay("hand", hand);
    lay("grimoire", hand);
    lay("stoneArea", stones);
    lay("stoneDeck", stones);
  }
  return createGame(cards, state);
}
