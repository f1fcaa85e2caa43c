import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CardDefinition, type GameRecord, makeCards, newRecord } from "../..";
import type { Setup } from "./checked-game";
import { cardsUsed, checkedReplay, type Failing } from "./shrink";

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

/** A failing game with none but the cards that it uses. */
export function fixtureOf({ setup, failure, answers }: Failing, command: string): Fixture {
  const cards = cardsUsed(setup.cards, setup.decks);
  const record = { ...newRecord(makeCards(cards), setup.decks, setup.seed, setup.options), answers };
  return { failure: failure.what, command, cards, record };
}

/** Writes a fixture of a failing game and returns its path. */
export function writeFixture(failing: Failing, command: string): string {
  const words = failing.failure.what.toLowerCase().split(/[^a-z]+/);
  const slug = words
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 60);
  const path = join(FOLDER, `${slug}-${failing.setup.seed}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, `${JSON.stringify(fixtureOf(failing, command), null, 1)}\n`);
  return path;
}

/** Every fixture on disk, by the name of its file. */
export const readFixtures = (): readonly (readonly [string, Fixture])[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), "utf8"))]);

/** Plays a fixture again with every check, as far as its answers are still offered. */
export function checkFixture({ cards: definitions, record }: Fixture) {
  const setup: Setup = { ...record, cards: makeCards(definitions) };
  return checkedReplay(setup, record.answers);
}
