import { computeFingerprint } from "../../kernel/fingerprint";
import { replayRecord } from "../../kernel/record";
import { BLANK_TOKEN } from "../model/by-hand";
import { type CardDefinition, COLORS, type SymbolCounts } from "../model/card";
import type { Cards } from "../model/cards";
import type { Deck } from "../model/deck";
import type { Event } from "../model/event";
import type { RecordProblem } from "../model/problem";
import { type GameOptions, type GameRecord, RULES_EDITION } from "../model/record";
import type { GameState } from "../model/state";
import { SETUP_PREDICATES } from "./answer-tests";
import { startGame } from "./start";
import { stepGame } from "./step";

export type ReplayResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: RecordProblem };

/** Returns a new record without answers. Append answers to play on; drop the last one to take it back. */
export function createRecord(
  cards: Cards,
  decks: readonly [Deck, Deck],
  seed: number,
  options: GameOptions,
): GameRecord {
  return { rulesEdition: RULES_EDITION, cardsHash: computeCardsHash(cards), seed, decks, options, answers: [] };
}

/**
 * Replays a record to its end. Refuses records of another rules edition or other cards, and values that are not
 * records.
 */
export const replayGame = (cards: Cards, record: GameRecord): ReplayResult =>
  replayRecord(record, {
    rulesEdition: RULES_EDITION,
    cardsHash: computeCardsHash(cards),
    setup: SETUP_PREDICATES,
    start: ({ decks, seed, options }) => {
      const begun = startGame(cards, decks, seed, options);
      return begun.ok ? begun : { ok: false, problem: { code: "OTHER_DECKS", problems: begun.problems } };
    },
    step: (state: GameState, answer, events: Event[]) => stepGame(cards, state, answer, events),
  });

const known = new WeakMap<Cards, string>();

/**
 * Returns the fingerprint of all card definitions in their order, except the token for manual play that every game has.
 * A record is valid only for cards with the same fingerprint.
 */
export function computeCardsHash(cards: Cards): string {
  const hash = known.get(cards) ?? computeFingerprint(cards.list.filter((card) => card !== BLANK_TOKEN).map(written));
  known.set(cards, hash);
  return hash;
}

function written({ name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token }: CardDefinition): string {
  const means = abilities.length === 0 ? [] : [abilities];
  return JSON.stringify([name, kind, timing, counts(useCost), counts(catalyst), ap, hp, text, token, ...means]);
}

const counts = (symbols: SymbolCounts): readonly number[] => [...COLORS.map((color) => symbols[color]), symbols.any];
