import { findInvalidField, isSeedValue } from "../../kernel/json-value";
import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { PLAYERS } from "../model/ids";
import { createObject } from "../model/object";
import type { GameOptions, LibraryList } from "../model/record";
import { createGame, type GameState } from "../model/state";
import { takeId } from "../rules/events/apply-batch";
import { SETUP_PREDICATES } from "./answer-tests";
import { createEmptyState } from "./game";
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
export function startGame(
  cards: Cards,
  decks: readonly [LibraryList, LibraryList],
  seed: number,
  options: GameOptions,
): StartResult {
  const misfit = findInvalidField({ seed: isSeedValue, ...SETUP_PREDICATES }, { seed, decks, options });
  if (misfit !== null) return { ok: false, problem: { code: "NOT_A_SETUP", at: misfit } };
  const names = [...new Set(decks.flat().filter((name) => !cards.indexOf.has(name)))];
  if (names.length > 0) return { ok: false, problem: { code: "UNKNOWN_CARDS", names } };
  const state = createEmptyState(options.era, seed);
  state.variant = options.variant ?? "none";
  state.ordersGraveyards = options.ordersGraveyards ?? false;
  state.byHand = options.byHand ?? false;
  for (const player of PLAYERS) {
    for (const name of decks[player]) {
      const card = cards.indexOf.get(name);
      if (card !== undefined) state.zones.library[player].push(createObject(takeId(state), card, player));
    }
  }
  state.agenda.push({ run: "prepare", chooser: options.chooser ?? null, starter: options.starter ?? null });
  const events: Event[] = [];
  runGame(createGame(cards, state, events));
  return { ok: true, state, events };
}
