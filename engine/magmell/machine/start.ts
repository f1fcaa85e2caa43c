import { seedRandom } from "../../kernel/random";
import { type CardLists, validateDecks } from "../deck/validate-decks";
import type { Cards } from "../model/cards";
import type { Deck } from "../model/deck";
import type { Event } from "../model/event";
import type { PileTops } from "../model/frame";
import { PLAYERS } from "../model/ids";
import { makeInstance } from "../model/instance";
import { nameKey } from "../model/name";
import type { StartRefusal } from "../model/problem";
import type { GameOptions, OpeningCards } from "../model/record";
import { type GameState, gameOf, STARTING_LIFE } from "../model/state";
import { emptyZones } from "../model/zone";
import { runGame } from "./run-game";

export type StartResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | ({ readonly ok: false } & StartRefusal);

/**
 * Sets up a game (503) up to its first choice, the first player's redraw. Illegal decks are refused with their
 * problems. Throws a RangeError unless the seed is an unsigned 32-bit integer.
 */
export function start(cards: Cards, decks: readonly [Deck, Deck], seed: number, options: GameOptions): StartResult {
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
  lists: readonly [CardLists, CardLists],
  seed: number,
  first: GameOptions["first"],
  log: Event[] | null = null,
  opening: GameOptions["opening"] = undefined,
): GameState {
  const state = emptyGame(seed);
  for (const player of PLAYERS) {
    for (const zone of ["grimoire", "stoneDeck"] as const) {
      const pile = state.zones[zone][player];
      for (const card of lists[player][zone]) {
        pile.push(makeInstance(state.nextId, card, player));
        state.nextId += 1;
      }
    }
  }
  const tops = opening && { tops: [topsOf(cards, opening[0]), topsOf(cards, opening[1])] as const };
  state.agenda.push({ run: "prepare", first: first === "random" ? null : first, ...tops });
  runGame(gameOf(cards, state, log));
  return state;
}

function topsOf(cards: Cards, opening: OpeningCards | null): PileTops {
  const indices = (names: readonly string[]) => names.flatMap((name) => cards.indexOf.get(nameKey(name)) ?? []);
  return { grimoire: indices(opening?.hand ?? []), stoneDeck: indices(opening?.stones ?? []) };
}

/** A game state before any deck is placed. */
export function emptyGame(seed: number): GameState {
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
    zones: emptyZones(),
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
