import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { buildSearchIndex } from "@/lib/magmell/search/index/build-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { runToCompletion } from "@/lib/tasks";
import { BENCH_QUERIES, getBenchQueryName, toQueryText } from "./bench-queries";
import { computeMedian, measureCpuMilliseconds, measureHeapBytes, measureTimes } from "./measure";
import { createBitsetRun, createMiniSearchRun, type SearchRun } from "./rivals";
import { createSyntheticCatalogue } from "./synthetic-catalogue";

const CARDS = 30_000;
const FIRST_PAGE = 60;
/** Processes per engine, run in turn. */
const TURNS = 3;

/** Our engine: parses the query, sorts the result and takes its first page, as a result page does. */
function ourSearch(catalogue: Catalogue): SearchRun {
  const index = runToCompletion(buildSearchIndex(catalogue));
  const texts = new Map(BENCH_QUERIES.map((question) => [question, toQueryText(question)]));
  return (question) => {
    const { total, hits } = searchCatalogue(index, readQuery(texts.get(question) ?? ""));
    hits(0, FIRST_PAGE);
    return { length: total };
  };
}

const CONTESTANTS = {
  bits: { name: "sets of bits for each token", make: ({ cards }) => createBitsetRun(cards) },
  mini: { name: "MiniSearch, all words, filter", make: ({ cards }) => createMiniSearchRun(cards) },
  ours: { name: "this search, query as typed", make: ourSearch },
} as const satisfies Record<string, { readonly name: string; readonly make: (catalogue: Catalogue) => SearchRun }>;
type Contestant = keyof typeof CONTESTANTS;
const ALL = Object.keys(CONTESTANTS) as readonly Contestant[];

/** Measurement of one process: CPU milliseconds, and the number of matches per query. */
type Run = {
  readonly build: number;
  readonly mebibytes: number;
  readonly times: readonly number[];
  readonly hits: readonly number[];
};

/**
 * Compares our engine with MiniSearch and with plain bit sets on the same synthetic cards and queries. Each runs in a
 * process of its own, in turn, so that other load affects all alike; the ratios count.
 */
function compareSearches(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cards: { type: "string", default: String(CARDS) },
      detail: { type: "boolean", default: false },
      only: { type: "string" },
    },
  });
  const only = ALL.find((contestant) => contestant === values.only);
  if (only) console.log(JSON.stringify(runOf(only, createSyntheticCatalogue(Number(values.cards)))));
  else compare(values.cards, values.detail);
}

function compare(cards: string, detail: boolean): void {
  console.log(`${cards} cards, ${BENCH_QUERIES.length} questions, CPU time`);
  const runs: Record<Contestant, Run[]> = { bits: [], mini: [], ours: [] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const contestant of ALL) runs[contestant].push(runInProcess(contestant, cards));
  const best = { bits: bestOf(runs.bits), mini: bestOf(runs.mini), ours: bestOf(runs.ours) };
  for (const contestant of ALL) print(CONTESTANTS[contestant].name, best[contestant], detail);
  const times = (one: number, other: number) => (one / other).toFixed(1);
  const { bits, mini, ours } = best;
  console.log(
    `median: MiniSearch takes ${times(computeMedian(mini.times), computeMedian(ours.times))} times as long as this search`,
  );
  console.log(
    `median: this search takes ${times(computeMedian(ours.times), computeMedian(bits.times))} times as long as sets of bits`,
  );
  console.log(`build: MiniSearch takes ${times(mini.build, ours.build)} times as long as this search`);
}

function runOf(contestant: Contestant, catalogue: Catalogue): Run {
  const before = measureHeapBytes();
  const begun = measureCpuMilliseconds();
  const ask = CONTESTANTS[contestant].make(catalogue);
  const build = measureCpuMilliseconds() - begun;
  return {
    build,
    mebibytes: (measureHeapBytes() - before) / 2 ** 20,
    times: measureTimes(BENCH_QUERIES.map((question) => () => ask(question))),
    hits: BENCH_QUERIES.map((question) => ask(question).length),
  };
}

function runInProcess(contestant: Contestant, cards: string): Run {
  const args = ["--expose-gc", process.argv[1] ?? "", "--cards", cards, "--only", contestant];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(stdout);
}

/** The minimum of several runs for each figure. */
function bestOf(runs: readonly Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error("Nothing was run");
  return {
    ...first,
    build: Math.min(...runs.map(({ build }) => build)),
    times: first.times.map((_, at) => Math.min(...runs.map(({ times }) => times[at] ?? 0))),
  };
}

const micro = (milliseconds: number) => `${(1000 * milliseconds).toFixed(1)} us`;

function print(name: string, { build, mebibytes, times, hits }: Run, detail: boolean): void {
  console.log(
    `${name.padEnd(30)} build ${build.toFixed(0).padStart(5)} ms  heap ${mebibytes.toFixed(1).padStart(6)} MiB  ` +
      `median ${micro(computeMedian(times)).padStart(10)}  slowest ${micro(Math.max(...times)).padStart(10)}`,
  );
  if (!detail) return;
  for (const [at, question] of BENCH_QUERIES.entries()) {
    const found = String(hits[at]).padStart(6);
    console.log(`    ${getBenchQueryName(question).padEnd(30)} ${found} hits ${micro(times[at] ?? 0).padStart(12)}`);
  }
}

compareSearches(process.argv.slice(2));
