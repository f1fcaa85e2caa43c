import { computeFingerprint } from "../../kernel/fingerprint";
import { isOneOf } from "../../kernel/json-value";
import { replayRecord } from "../../kernel/record";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import { type GameOptions, type GameRecord, type Library, MTG_EDITION } from "../model/record";
import { SETUP } from "./answer-tests";
import { start } from "./start";
import { step } from "./step";

/** Returns fingerprint of all definitions. A record is valid only for cards with the same one. */
export const cardsHash = ({ list }: Cards): string => computeFingerprint(list.map((card) => JSON.stringify(card)));

/** Returns the record of a game that begins now. */
export const newRecord = (
  cards: Cards,
  decks: readonly [Library, Library],
  seed: number,
  options: GameOptions,
  answers: readonly PlayerAnswer[] = [],
): GameRecord => ({
  game: "mtg",
  rulesEdition: MTG_EDITION,
  cardsHash: cardsHash(cards),
  seed,
  decks,
  options,
  answers,
});

/** Plays a record again: the state at its end, or why it cannot be played. */
export const replay = (cards: Cards, record: GameRecord) =>
  replayRecord(record, {
    rulesEdition: MTG_EDITION,
    cardsHash: cardsHash(cards),
    setup: { game: isOneOf(["mtg"]), ...SETUP },
    start: ({ decks, seed, options }) => start(cards, decks, seed, options),
    step: (state, answer: PlayerAnswer, events) => step(cards, state, answer, events),
  });
