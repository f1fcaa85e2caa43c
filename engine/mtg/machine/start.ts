import { findInvalidField, isSeedValue } from "../../kernel/json-value";
import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { type CardIndex, PLAYERS } from "../model/ids";
import { createObject } from "../model/object";
import type { GameOptions, LibraryList } from "../model/record";
import { createGame, type GameState } from "../model/state";
import { allocateId } from "../rules/events/apply-batch";
import { SETUP_PREDICATES } from "./answer-tests";
import { createEmptyState } from "./game";
import { runGame } from "./run-game";

/** Library names without a definition, or the key of an invalid field of the setup. */
export type StartProblem =
  | { readonly code: "UNKNOWN_CARDS"; readonly names: readonly string[] }
  | { readonly code: "NOT_A_SETUP"; readonly at: string };

type StartResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: StartProblem };

/** The decks of a game as indices of definitions, one for each copy of a card. */
type DeckValidation =
  | { readonly ok: true; readonly lists: readonly [readonly CardIndex[], readonly CardIndex[]] }
  | { readonly ok: false; readonly problem: StartProblem };

/** Checks that all names of both decks have definitions. Whether a deck is legal is the format's question, not the game's. */
function validateDecks({ indexOf }: Cards, decks: readonly [LibraryList, LibraryList]): DeckValidation {
  const names = [...new Set(decks.flat().filter((name) => !indexOf.has(name)))];
  if (names.length > 0) return { ok: false, problem: { code: "UNKNOWN_CARDS", names } };
  const toIndices = (deck: LibraryList) => deck.flatMap((name) => indexOf.get(name) ?? []);
  return { ok: true, lists: [toIndices(decks[0]), toIndices(decks[1])] };
}

/**
 * Starts a game up to its first choice. Libraries consist of the named cards, shuffled by the seed. Decks with unknown
 * names and setups with an invalid field are refused.
 */
export function startGame(
  cards: Cards,
  decks: readonly [LibraryList, LibraryList],
  seed: number,
  options: GameOptions,
): StartResult {
  const misfit = findInvalidField({ seed: isSeedValue, ...SETUP_PREDICATES }, { seed, decks, options });
  if (misfit !== null) return { ok: false, problem: { code: "NOT_A_SETUP", at: misfit } };
  const validation = validateDecks(cards, decks);
  if (!validation.ok) return validation;
  const events: Event[] = [];
  return { ok: true, state: startWithDecks(cards, validation.lists, seed, options, events), events };
}

/** Starts a game with decks that `validateDecks` has accepted. */
function startWithDecks(
  cards: Cards,
  lists: readonly [readonly CardIndex[], readonly CardIndex[]],
  seed: number,
  options: GameOptions,
  log: Event[],
): GameState {
  const state = createEmptyState(options.era, seed);
  state.variant = options.variant ?? "none";
  state.ordersGraveyards = options.ordersGraveyards ?? false;
  state.byHand = options.byHand ?? false;
  for (const player of PLAYERS) {
    for (const card of lists[player]) {
      state.zones.library[player].push(createObject(allocateId(state), card, player));
    }
  }
  state.agenda.push({ run: "prepare", chooser: options.chooser ?? null, starter: options.starter ?? null });
  runGame(createGame(cards, state, log));
  return state;
}
