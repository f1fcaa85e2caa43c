import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFixtures as read, writeFixture as write } from "../../../kernel/testing/fixtures";
import { type CardDefinition, createCards, createRecord, type GameRecord } from "../..";
import type { GameSetup } from "../kit";
import { type FailingGame, getUsedCards, replayWithChecks } from "./shrink";

/** A game that once failed, with its cards, so that it stays playable when the card sets change. */
type Fixture = {
  /** The failure, in words. */
  readonly failure: string;
  /** The command that found it. */
  readonly command: string;
  readonly cards: readonly CardDefinition[];
  readonly record: GameRecord;
};

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures");

/** Returns a failing game with none but the cards that it uses. */
export function createFixture({ setup, failure, answers }: FailingGame, command: string): Fixture {
  const cards = getUsedCards(setup.cards, setup.decks);
  const record = { ...createRecord(createCards(cards), setup.decks, setup.seed, setup.options), answers };
  return { failure: failure.what, command, cards, record };
}

/** Writes a fixture of a failing game and returns its path. */
export const writeFixture = (failing: FailingGame, command: string): string =>
  write(FOLDER, failing.failure.what, failing.setup.seed, createFixture(failing, command));

/** Returns every fixture on disk, by the name of its file. */
export const readFixtures = (): readonly (readonly [string, Fixture])[] => read(FOLDER);

/** Plays a fixture again with every check, as far as its answers are still offered. */
export function checkFixture({ cards: definitions, record }: Fixture) {
  const setup: GameSetup = { ...record, cards: createCards(definitions) };
  return replayWithChecks(setup, record.answers);
}
