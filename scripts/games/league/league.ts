import { writeFileSync } from "node:fs";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { createGameWorld, type GameField, readField } from "../field";
import { readCommandLine, readCount, readSeed } from "../options";
import { openState, runJobsInThreads } from "../pool";
import type { GameResult } from "./play-game";
import { joinRounds, listRounds } from "./round";
import { computeLeagueTable } from "./table";
import { formatCardRows, formatLeagueTable } from "./table-lines";

const USAGE = `Usage: npm run games -- league [options]
  --games N        of each deck against each other (100)
  --seed N         of the first game; the others follow (1)
  --decks A,B      keys of starter decks (all)
  --jobs N         threads (2)
  --cards          also prints results by card
  --state FILE     saves progress there, and resumes from it
  --json FILE      writes the table and all games
  --as-of DAY      the card texts in force on a day such as 2026-01-31 (today)`;

/** Parses the command line. Throws `UsageError`. */
export const readOptions = (args: readonly string[]) =>
  readCommandLine(
    USAGE,
    {
      args: [...args],
      options: {
        games: { type: "string", default: "100" },
        seed: { type: "string", default: "1" },
        jobs: { type: "string", default: "2" },
        decks: { type: "string" },
        cards: { type: "boolean", default: false },
        json: { type: "string" },
        state: { type: "string" },
        "as-of": { type: "string", default: getTokyoDate(new Date()) },
      },
    },
    ({ values }) => {
      const { cards, json = null, state = null, "as-of": asOf } = values;
      const [games, jobs] = [readCount(values.games, "games"), readCount(values.jobs, "threads")];
      const decks = values.decks?.split(",") ?? null;
      const seed = readSeed(values.seed);
      if (!/^\d{4}-\d\d-\d\d$/.test(asOf)) throw new Error(`Invalid date "${asOf}". Use a date such as 2026-01-31.`);
      if (decks !== null && new Set(decks).size < 2) throw new Error("Name at least two different decks.");
      return { games, seed, jobs, decks, cards, json, state, asOf };
    },
  );

/**
 * Plays every starter deck against every other with the quick opponent, and prints the results. Returns the exit code.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { games, seed, jobs, decks: wanted, cards, json, asOf, state } = readOptions(args);
  const all = readField(asOf);
  const decks = all.decks.filter(({ key }) => wanted?.includes(key) ?? true);
  const keys = decks.map(({ key }) => key);
  const missing = wanted?.filter((key) => !keys.includes(key)) ?? [];
  if (missing.length > 0)
    throw new Error(
      `Unknown starter decks: ${missing.join(", ")}. Choose from: ${all.decks.map(({ key }) => key).join(", ")}.`,
    );
  if (decks.length < 2) throw new Error("A league needs at least two starter decks.");
  const rounds = listRounds(keys, games, seed);
  const field: GameField = { ...all, decks };
  // A deck that is not legal is told before any thread begins.
  createGameWorld(field);
  const before = process.cpuUsage();
  const known = state === null ? null : openState<readonly GameResult[]>(state, { games, seed, asOf, keys });
  let finished = known?.known.size ?? 0;
  const played = await runJobsInThreads<(typeof rounds)[number], readonly GameResult[]>(rounds, {
    module: new URL("./round.ts", import.meta.url),
    field,
    threads: jobs,
    state: known,
    onResult: () => {
      finished += 1;
      if (finished % Math.ceil(rounds.length / 20) === 0 && finished < rounds.length)
        console.error(`${Math.round((100 * finished) / rounds.length)} % played`);
    },
  });
  const results = joinRounds(rounds, played);
  const contents = decks.map(({ key, deck }) => ({ key, names: deck.grimoire.map(({ name }) => name) }));
  const table = computeLeagueTable(contents, results);
  for (const line of [...formatLeagueTable(table), ...(cards ? formatCardRows(table) : [])]) console.log(line);
  const { user, system } = process.cpuUsage(before);
  console.log(`${((user + system) / 1000 / table.games).toFixed(0)} ms of processor time a game`);
  if (json !== null) writeFileSync(json, JSON.stringify({ games, seed, asOf, table, results }));
  return 0;
}
