import { readFileSync, writeFileSync } from "node:fs";
import { autopilotSeat, type GameRecord, newRecord, randomSeat, type Seat, seedRandom } from "../..";
import { POOL } from "../pool/pool";
import { deckNamed } from "./decks";
import { type Options, readOptions, USAGE } from "./options";
import { type Players, printRecord, Session, type Terminal } from "./session";

const readRecord = (path: string): GameRecord => JSON.parse(readFileSync(path, "utf8"));

/** Plays what the command line asks for. Returns the exit code: 2 for a wrong command line, 1 for a wrong record. */
export async function main(args: readonly string[], terminal: Omit<Terminal, "save">): Promise<number> {
  const options = readOptions(args);
  if (typeof options === "string") {
    terminal.print(`${options}\n${USAGE}`);
    return 2;
  }
  if (options.record !== null) {
    const wrong = printRecord(POOL, readRecord(options.record), terminal.print);
    if (wrong !== null) terminal.print(wrong);
    return wrong === null ? 0 : 1;
  }
  const record = options.resume === null ? begin(options) : readRecord(options.resume);
  const save = (played: GameRecord): string => {
    writeFileSync(options.save, `${JSON.stringify(played)}\n`);
    return `Saved. Again: npm run play -- --record ${options.save}`;
  };
  await new Session(POOL, record, players(options), { ...terminal, save }).play();
  return 0;
}

function begin({ decks, seed, first }: Options): GameRecord {
  const [one, other] = [deckNamed(decks[0], seed, 0), deckNamed(decks[1], seed, 1)];
  if (one === null || other === null) throw new Error("A deck without cards");
  return newRecord(POOL, [one, other], seed, { first, practice: false });
}

function players({ against, seed }: Options): Players {
  const seats: Readonly<Record<Options["against"], Seat | "human">> = {
    human: "human",
    autopilot: autopilotSeat,
    random: randomSeat(seedRandom(seed)),
  };
  return ["human", seats[against]];
}
