import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFixtures as read, writeFixture as write } from "../../../kernel/testing/fixtures";
import { replayWithChecks } from "../../../kernel/testing/shrink";
import { createRecord } from "../../machine/replay";
import type { CardDefinition } from "../../model/card";
import { createCards } from "../../model/cards";
import type { GameRecord } from "../../model/record";
import { MTG_TEST_KIT } from "../kit";
import type { FailingMtgGame } from "./shrink";

/** A game that once failed, with the cards of its libraries, so that it stays playable when the card sets change. */
type Fixture = {
  readonly failure: string;
  /** The command that found it. */
  readonly command: string;
  readonly cards: readonly CardDefinition[];
  readonly record: GameRecord;
};

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures");

/** Returns a failing game with none but the cards that it uses. */
export function createFixture({ setup, failure, answers }: FailingMtgGame, command: string): Fixture {
  const { cards, decks, seed, options } = setup;
  const used = cards.list.slice(0, cards.indexOf.size).filter(({ name }) => decks.flat().includes(name));
  const record = createRecord(createCards(used), decks, seed, options, answers);
  return { failure: failure.what, command, cards: used, record };
}

/** Writes a fixture of a failing game and returns its path. */
export const writeFixture = (failing: FailingMtgGame, command: string): string =>
  write(FOLDER, failing.failure.what, failing.setup.seed, createFixture(failing, command));

/** Returns every fixture on disk, by the name of its file. */
export const readFixtures = (): readonly (readonly [string, Fixture])[] => read(FOLDER);

/** Plays a fixture again with every check, as far as its answers are still offered. */
export const checkFixture = ({ cards, record }: Fixture) =>
  replayWithChecks(MTG_TEST_KIT, { ...record, cards: createCards(cards) }, record.answers);
