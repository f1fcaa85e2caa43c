import { computeFingerprint } from "../../kernel/fingerprint";
import { isOneOf } from "../../kernel/json-value";
import { replayRecord } from "../../kernel/record";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import { type GameOptions, type GameRecord, type LibraryList, RULES_EDITION } from "../model/record";
import { SETUP_PREDICATES } from "./answer-tests";
import { startGame } from "./start";
import { stepGame } from "./step";

/** Returns the fingerprint of all definitions. A record is valid only for cards with the same fingerprint. */
export const computeCardsHash = ({ list }: Cards): string =>
  computeFingerprint(list.map((card) => JSON.stringify(card)));

/** Returns a new record without answers. */
export const createRecord = (
  cards: Cards,
  decks: readonly [LibraryList, LibraryList],
  seed: number,
  options: GameOptions,
  answers: readonly PlayerAnswer[] = [],
): GameRecord => ({
  game: "mtg",
  rulesEdition: RULES_EDITION,
  cardsHash: computeCardsHash(cards),
  seed,
  decks,
  options,
  answers,
});

/** Replays a record. Returns the state at its end, or the reason why it cannot be played. */
export const replayGame = (cards: Cards, record: GameRecord) =>
  replayRecord(record, {
    rulesEdition: RULES_EDITION,
    cardsHash: computeCardsHash(cards),
    setup: { game: isOneOf(["mtg"]), ...SETUP_PREDICATES },
    start: ({ decks, seed, options }) => startGame(cards, decks, seed, options),
    step: (state, answer: PlayerAnswer, events) => stepGame(cards, state, answer, events),
  });
