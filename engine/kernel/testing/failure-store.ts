import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CheckedGame } from "./checked-game";
import type { GameTestKit, TestKitTypes } from "./kit";
import { type FailingGame, replayWithChecks, type SetupShrinker, shrinkFailure } from "./shrink";

/** A game that once failed, with its cards, so that it stays playable when the card sets change. */
type Fixture<Game extends TestKitTypes, Definition> = {
  /** The failure, in words. */
  readonly failure: string;
  /** The command that found it. */
  readonly command: string;
  readonly cards: readonly Definition[];
  readonly record: Game["record"];
};

type FailureStoreOptions<Game extends TestKitTypes, Definition> = {
  readonly folder: URL;
  readonly smallerSetups: SetupShrinker<Game>;
  /** The definitions that a game needs, in the order of its cards. */
  readonly usedCards: (setup: Game["setup"]) => readonly Definition[];
  readonly createCards: (definitions: readonly Definition[]) => Game["cards"];
  /** The setup of a record. */
  readonly toSetup: (cards: Game["cards"], record: Game["record"]) => Game["setup"];
};

/** Returns functions that shrink failing games, write them into a folder, and play them again. */
export function createFailureStore<Game extends TestKitTypes, Definition>(
  kit: GameTestKit<Game>,
  { folder, smallerSetups, usedCards, createCards, toSetup }: FailureStoreOptions<Game, Definition>,
) {
  const path = fileURLToPath(folder);
  const shrink = (failing: FailingGame<Game>): FailingGame<Game> => shrinkFailure(kit, failing, smallerSetups);
  /** Returns a failing game with none but the cards that it uses. */
  const createFixture = (
    { setup, failure, answers }: FailingGame<Game>,
    command: string,
  ): Fixture<Game, Definition> => {
    const cards = usedCards(setup);
    const record = kit.record({ ...setup, cards: createCards(cards) }, answers);
    return { failure: failure.what, command, cards, record };
  };
  return {
    shrink,
    createFixture,
    /** Writes the smallest game that fails like one, and says where. */
    keep: (failing: FailingGame<Game>, command: string): string => {
      const smallest = shrink(failing);
      const { what } = smallest.failure;
      const fixture = createFixture(smallest, command);
      return `${smallest.answers.length} answers: ${writeFixture(path, what, smallest.setup.seed, fixture)}`;
    },
    readFixtures: () => readFixtures<Fixture<Game, Definition>>(path),
    /** Plays a fixture again with every check, as far as its answers are still offered. */
    checkFixture: ({ cards, record }: Fixture<Game, Definition>): CheckedGame<Game> =>
      replayWithChecks(kit, toSetup(createCards(cards), record), record.answers),
  };
}

/** Writes a fixture into a folder, under a name made of words and a number, and returns its path. */
function writeFixture(folder: string, what: string, seed: number, fixture: object): string {
  const words = what.toLowerCase().match(/[a-z]+/g) ?? [];
  const path = join(folder, `${words.join("-").slice(0, 60)}-${seed}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(fixture, null, 1)}\n`);
  return path;
}

/** Every fixture in a folder, by the name of its file; none if there is no folder. */
const readFixtures = <Fixture>(folder: string): readonly (readonly [string, Fixture])[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]);
