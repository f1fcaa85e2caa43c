import { findInvalidField, isSeedValue } from "../../kernel/json-value";
import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { PLAYERS } from "../model/ids";
import { makeObject } from "../model/object";
import type { GameOptions, Library } from "../model/record";
import { type GameState, gameOf } from "../model/state";
import { takeId } from "../rules/events/commit";
import { SETUP } from "./answer-tests";
import { emptyState } from "./game";
import { runGame } from "./run-game";

/** Names of a library that no definition has, or the part of the setup that is not what it has to be. */
export type StartProblem =
  | { readonly code: "UNKNOWN_CARDS"; readonly names: readonly string[] }
  | { readonly code: "NOT_A_SETUP"; readonly at: string };

type StartResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: StartProblem };

/**
 * Starts a game: libraries are made of the named cards and shuffled by the seed, and the game waits for its first choice. A
 * game is refused if a name has no definition; whether a library is legal is the format's question, not the game's.
 */
export function start(
  cards: Cards,
  decks: readonly [Library, Library],
  seed: number,
  options: GameOptions,
): StartResult {
  const misfit = findInvalidField({ seed: isSeedValue, ...SETUP }, { seed, decks, options });
  if (misfit !== null) return { ok: false, problem: { code: "NOT_A_SETUP", at: misfit } };
  const names = [...new Set(decks.flat().filter((name) => !cards.indexOf.has(name)))];
  if (names.length > 0) return { ok: false, problem: { code: "UNKNOWN_CARDS", names } };
  const state = emptyState(options.era, seed);
  state.variant = options.variant ?? "none";
  state.ordersGraveyards = options.ordersGraveyards ?? false;
  state.byHand = options.byHand ?? false;
  for (const player of PLAYERS) {
    for (const name of decks[player]) {
      const card = cards.indexOf.get(name);
      if (card !== undefined) state.zones.library[player].push(makeObject(takeId(state), card, player));
    }
  }
  state.agenda.push({ run: "prepare", chooser: options.chooser ?? null, starter: options.starter ?? null });
  const events: Event[] = [];
  runGame(gameOf(cards, state, events));
  return { ok: true, state, events };
}
