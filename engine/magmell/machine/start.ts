import { findInvalidField, isSeedValue } from "../../kernel/json-value";
import { type IndexedDeck, validateDecks } from "../deck/validate-decks";
import type { Cards } from "../model/cards";
import type { Deck } from "../model/deck";
import type { Event } from "../model/event";
import type { PileTops } from "../model/frame";
import { PLAYERS } from "../model/ids";
import { createInstance } from "../model/instance";
import { toNameKey } from "../model/name";
import type { StartRefusal } from "../model/problem";
import type { GameOptions, OpeningCards } from "../model/record";
import { createGame, type GameState } from "../model/state";
import { SETUP_PREDICATES } from "./answer-tests";
import { createEmptyState } from "./empty-game";
import { runGame } from "./run-game";

export type StartResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | ({ readonly ok: false } & StartRefusal);

/**
 * Sets up a game (503) up to its first choice, the first player's redraw. Illegal decks are refused with their
 * problems. A setup with an invalid field is refused too, for example if the seed is not an unsigned 32-bit integer.
 */
export function startGame(cards: Cards, decks: readonly [Deck, Deck], seed: number, options: GameOptions): StartResult {
  const misfit = findInvalidField({ seed: isSeedValue, ...SETUP_PREDICATES }, { seed, decks, options });
  if (misfit !== null) return { ok: false, problems: [[], []], at: misfit };
  const admission = validateDecks(cards, decks, options.practice);
  if (!admission.ok) return admission;
  const events: Event[] = [];
  const state = startWithDecks(cards, admission.lists, seed, options.first, events, options.opening);
  state.byHand = options.byHand === true;
  return { ok: true, state, events };
}

/** Starts a game with decks that `validateDecks` has accepted, for simulations that play the same decks many times. */
export function startWithDecks(
  cards: Cards,
  lists: readonly [IndexedDeck, IndexedDeck],
  seed: number,
  first: GameOptions["first"],
  log: Event[] | null = null,
  opening: GameOptions["opening"] = undefined,
): GameState {
  const state = createEmptyState(seed);
  for (const player of PLAYERS) {
    for (const zone of ["grimoire", "stoneDeck"] as const) {
      const pile = state.zones[zone][player];
      for (const card of lists[player][zone]) {
        pile.push(createInstance(state.nextId, card, player));
        state.nextId += 1;
      }
    }
  }
  const tops = opening && { tops: [topsOf(cards, opening[0]), topsOf(cards, opening[1])] as const };
  state.agenda.push({ run: "prepare", first: first === "random" ? null : first, ...tops });
  runGame(createGame(cards, state, log));
  return state;
}

function topsOf(cards: Cards, opening: OpeningCards | null): PileTops {
  const indices = (names: readonly string[]) => names.flatMap((name) => cards.indexOf.get(toNameKey(name)) ?? []);
  return { grimoire: indices(opening?.hand ?? []), stoneDeck: indices(opening?.stones ?? []) };
}
