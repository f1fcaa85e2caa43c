import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import {
  autopilotSeat,
  createRecord,
  type GameRecord,
  plannerSeat,
  quickSeat,
  randomSeat,
  replayGame,
  SEARCH_EFFORTS,
  type Seat,
  seedRandom,
} from "@/engine/magmell";
import { CARD_POOL } from "@/engine/magmell/testing/pool/pool";
import { DECK_NAMES, findDeckByName } from "@/engine/magmell/testing/starter/starter-decks";
import { readCommandLine, readSeed } from "../options";
import { type Players, printRecord, Session, type Terminal } from "./session";

/** Names of those who may sit opposite; the last two think for some time. */
const OPPONENTS = ["human", "random", "quick", "autopilot", "play", "strong"] as const;

const USAGE = `Usage: npm run games -- play [options]
  --against NAME                     the opponent: ${OPPONENTS.join(", ")} (human)
  --seed N                           seed of the shuffles (1)
  --decks A,B                        ${DECK_NAMES.join(", ")} (${DECK_NAMES[0]},${DECK_NAMES[1]})
  --first 1|2|random                 who goes first (random)
  --save FILE                        file for the record of the game (magmell-game.json)
  --record FILE                      prints a recorded game
  --resume FILE                      continues a recorded game`;

/** Parses the command line. Throws `UsageError`. */
export const readOptions = (args: readonly string[]) =>
  readCommandLine(
    USAGE,
    {
      args: [...args],
      options: {
        against: { type: "string", default: "human" },
        seed: { type: "string", default: "1" },
        decks: { type: "string", default: `${DECK_NAMES[0]},${DECK_NAMES[1]}` },
        first: { type: "string", default: "random" },
        record: { type: "string" },
        resume: { type: "string" },
        save: { type: "string", default: "magmell-game.json" },
      },
    },
    ({ values }) => {
      const { save, record, resume } = values;
      const against = OPPONENTS.find((name) => name === values.against);
      const [one = "", other = one] = values.decks.split(",");
      const unknown = [one, other].find((name) => !DECK_NAMES.includes(name));
      const first = { "1": 0, "2": 1, random: "random" }[values.first] as 0 | 1 | "random" | undefined;
      if (against === undefined)
        throw new Error(`Unknown opponent "${values.against}". Choose one of: ${OPPONENTS.join(", ")}.`);
      const seed = readSeed(values.seed);
      if (unknown !== undefined) throw new Error(`Unknown deck "${unknown}". Choose from: ${DECK_NAMES.join(", ")}.`);
      if (first === undefined) throw new Error(`Invalid --first "${values.first}". Choose one of: 1, 2, random.`);
      return { against, seed, decks: [one, other] as const, first, record, resume, save };
    },
  );

type PlayOptions = ReturnType<typeof readOptions>;

/** Plays a game in the terminal, between two people or against the computer. Throws for an invalid record. */
export async function main(args: readonly string[], terminal?: Omit<Terminal, "save">): Promise<number> {
  const options = readOptions(args);
  const path = options.record ?? options.resume;
  const record = path === undefined ? begin(options) : readRecord(path);
  const print = terminal?.print ?? ((line: string) => console.log(line));
  if (options.record !== undefined) {
    printRecord(CARD_POOL, record, print);
    return 0;
  }
  const lines = terminal?.lines ?? createInterface({ input: process.stdin, terminal: false });
  const save = (played: GameRecord): string => {
    writeFileSync(options.save, `${JSON.stringify(played)}\n`);
    return `Saved. Again: npm run games -- play --record ${options.save}`;
  };
  await new Session(CARD_POOL, record, players(options), { lines, print, save }).play();
  if (terminal === undefined) process.stdin.destroy();
  return 0;
}

function readRecord(path: string): GameRecord {
  try {
    const record: GameRecord = JSON.parse(readFileSync(path, "utf8"));
    const again = replayGame(CARD_POOL, record);
    if (again.ok) return record;
    throw new Error(JSON.stringify(again.problem));
  } catch (error) {
    throw new Error(`The record cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function begin({ decks, seed, first }: PlayOptions): GameRecord {
  const [one, other] = [findDeckByName(decks[0], seed, 0), findDeckByName(decks[1], seed, 1)];
  if (one === null || other === null) throw new Error("A deck without cards");
  return createRecord(CARD_POOL, [one, other], seed, { first, practice: false });
}

function players({ against, seed }: PlayOptions): Players {
  const seats: Readonly<Record<PlayOptions["against"], Seat | "human">> = {
    human: "human",
    random: randomSeat(seedRandom(seed)),
    quick: quickSeat,
    autopilot: autopilotSeat,
    play: plannerSeat(SEARCH_EFFORTS.play),
    strong: plannerSeat(SEARCH_EFFORTS.strong),
  };
  return ["human", seats[against]];
}
