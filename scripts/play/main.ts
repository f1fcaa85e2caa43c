import { readFileSync, writeFileSync } from "node:fs";
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
import { findDeckByName } from "@/engine/magmell/testing/starter/starter-decks";
import { type PlayOptions, readOptions, USAGE } from "./options";
import { type Players, printRecord, Session, type Terminal } from "./session";

/** Plays what the command line asks for. Returns the exit code: 2 for a wrong command line, 1 for a wrong record. */
export async function main(args: readonly string[], terminal: Omit<Terminal, "save">): Promise<number> {
  const options = readOptions(args);
  if (typeof options === "string") {
    terminal.print(`${options}\n${USAGE}`);
    return 2;
  }
  const path = options.record ?? options.resume;
  const record = path === null ? begin(options) : readRecord(path);
  if (typeof record === "string") {
    terminal.print(record);
    return 1;
  }
  if (options.record !== null) {
    printRecord(CARD_POOL, record, terminal.print);
    return 0;
  }
  const save = (played: GameRecord): string => {
    writeFileSync(options.save, `${JSON.stringify(played)}\n`);
    return `Saved. Again: npm run play -- --record ${options.save}`;
  };
  await new Session(CARD_POOL, record, players(options), { ...terminal, save }).play();
  return 0;
}

/** Reads a record that can be played here; a string says what is wrong with it. */
function readRecord(path: string): GameRecord | string {
  try {
    const record: GameRecord = JSON.parse(readFileSync(path, "utf8"));
    const again = replayGame(CARD_POOL, record);
    return again.ok ? record : `The record cannot be played: ${JSON.stringify(again.problem)}`;
  } catch (error) {
    return `The record cannot be read: ${error instanceof Error ? error.message : String(error)}`;
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
