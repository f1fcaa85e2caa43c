import { seedRandom } from "../../kernel/random";
import { type GameState, STARTING_LIFE } from "../model/state";
import { createEmptyZones } from "../model/zone";

/** Returns a game state before any deck is placed. */
export function createEmptyState(seed: number): GameState {
  return {
    random: seedRandom(seed),
    turn: 0,
    firstPlayer: 0,
    turnPlayer: 0,
    phase: null,
    byHand: false,
    battle: null,
    players: [
      { life: STARTING_LIFE, drewFromEmpty: false, used: 0 },
      { life: STARTING_LIFE, drewFromEmpty: false, used: 0 },
    ],
    zones: createEmptyZones(),
    nextId: 1,
    moved: [],
    past: {},
    happened: [],
    limited: [],
    waived: {},
    waiting: [],
    lasting: [],
    scopes: [],
    agenda: [],
    choice: null,
    resolutions: 0,
    upcoming: [],
    skips: [],
    defeats: [],
    wins: [],
    outcome: null,
  };
}
