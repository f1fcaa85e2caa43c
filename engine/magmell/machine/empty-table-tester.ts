import type { Cards } from "../model/cards";
import { type CardIndex, PLAYERS } from "../model/ids";
import { createInstance } from "../model/instance";
import { createGame, type Game } from "../model/state";
import { canUse } from "../rules/use/use";
import { createEmptyState } from "./empty-game";

/** The turn of the simulated table. It is late enough that the restrictions of the first turn do not apply. */
const TURN = 3;

/**
 * Returns a function that tests whether a card of the hand can be used on an empty table, regardless of its cost. The
 * table has stones, one of each kind per player; it has no units, and dust, dream and chant are empty. A magic cannot
 * be used if it lacks a required legal target (702.3.2), and a card cannot be used if it has an unpayable price.
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
