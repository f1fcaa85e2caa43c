import { writeFileSync } from "node:fs";
import { type LeagueOptions, readOptions, USAGE } from "./options";
import type { GameResult } from "./play-game";
import { playInThisThread, playInThreads } from "./play-league";
import { readField } from "./read-field";
import { listRounds } from "./round";
import { openState } from "./state-file";
import { computeLeagueTable } from "./table";
import { formatCardRows, formatLeagueTable } from "./table-lines";
import { createLeagueWorld, type LeagueField } from "./world";

/** `npm run league`: the quick opponent plays every starter deck against every other, and prints what came of it. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === "string") return refuse(`${options}\n\n${USAGE}`);
  const all = readField(options.asOf);
  const field = { ...all, decks: all.decks.filter(({ key }) => options.decks?.includes(key) ?? true) };
  const missing = options.decks?.filter((key) => !field.decks.some((deck) => deck.key === key)) ?? [];
  if (missing.length > 0) return refuse(`No starter deck has the key ${missing.join(", ")}: there are ${keysOf(all)}.`);
  if (field.decks.length < 2) return refuse("It takes two starter decks.");
  return play(field, options);
}

async function play(field: LeagueField, options: LeagueOptions): Promise<number> {
  const { games, seed, jobs, cards, json, asOf, state: path } = options;
  const keys = field.decks.map(({ key }) => key);
  const rounds = listRounds(keys, games, seed);
  const world = createLeagueWorld(field);
  const done = progress(rounds.length);
  const before = process.cpuUsage();
  const state = path === null ? null : openState<readonly GameResult[]>(path, { games, seed, asOf, keys });
  if (typeof state === "string") return refuse(state);
  let finished = state?.known.size ?? 0;
  const spreading = {
    ...(state && { known: state.known }),
    onResult: (place: number, played: readonly GameResult[]) => {
      state?.add(place, played);
      finished += 1;
      done(finished);
    },
  };
  const here = jobs === 1 && state === null;
  const results = here ? playInThisThread(world, rounds, done) : await playInThreads(field, rounds, jobs, spreading);
  const table = computeLeagueTable(field.decks.map(contentsOf), results);
  for (const line of [...formatLeagueTable(table), ...(cards ? formatCardRows(table) : [])]) console.log(line);
  const { user, system } = process.cpuUsage(before);
  console.log(`${((user + system) / 1000 / table.games).toFixed(0)} ms of processor time a game`);
  if (json !== null) writeFileSync(json, JSON.stringify({ games, seed, asOf, table, results }));
  return 0;
}

/** Says now and then how far it has come, to whoever watches. */
function progress(rounds: number): (done: number) => void {
  const every = Math.ceil(rounds / 20);
  return (done) => {
    if (done % every === 0 && done < rounds) console.error(`${Math.round((100 * done) / rounds)} % played`);
  };
}

const contentsOf = ({ key, deck }: LeagueField["decks"][number]) => ({
  key,
  names: deck.grimoire.map(({ name }) => name),
});

const keysOf = ({ decks }: LeagueField): string => decks.map(({ key }) => key).join(", ");

function refuse(message: string): number {
  console.error(message);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = refuse(explain(error));
}

/** An error with what caused it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`;
}
