import { parseArgs } from "node:util";
import type { Catalogue } from "@/lib/catalogue/types";
import { buildIndex } from "@/lib/search/index/build-index";
import { readQuery } from "@/lib/search/query/read-query";
import { search } from "@/lib/search/run/search";
import { bitsetRow, miniSearch, type Search } from "./rivals";
import { inQueryLanguage, nameOfQuestion, QUESTIONS } from "./search-questions";
import { syntheticCatalogue } from "./synthetic-catalogue";

const CARDS = 30_000;
const FIRST_PAGE = 60;
/** For each question so long, and at least so many times. */
const MILLISECONDS = 80;
const LEAST_ROUNDS = 5;
/** What is quicker than this is timed several times together, so that the clock does not count. */
const BATCH_MILLISECONDS = 0.05;

/** The query is read, what it finds is put in order, and the first page of it is taken: what a page of results does. */
function ourSearch(catalogue: Catalogue): Search {
  const index = buildIndex(catalogue);
  const texts = new Map(QUESTIONS.map((question) => [question, inQueryLanguage(question)]));
  return (question) => {
    const { total, hits } = search(index, readQuery(texts.get(question) ?? ""));
    hits(0, FIRST_PAGE);
    return { length: total };
  };
}

type Row = { readonly name: string; readonly build: number; readonly medians: readonly number[] };

/**
 * Our search beside MiniSearch and beside sets of bits, over the same made-up
 * cards and the same questions, in one process. Microseconds of wall time; what counts are the ratios.
 */
function compareSearches(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { cards: { type: "string", default: String(CARDS) }, detail: { type: "boolean", default: false } },
  });
  const catalogue = syntheticCatalogue(Number(values.cards));
  const { cards } = catalogue;
  console.log(`${cards.length} cards, ${QUESTIONS.length} questions`);
  const bits = measured("sets of bits for each token", () => bitsetRow(cards), values.detail);
  const mini = measured("MiniSearch, all words, filter", () => miniSearch(cards), values.detail);
  const ours = measured("this search, query as typed", () => ourSearch(catalogue), values.detail);
  const times = (one: number, other: number) => (one / other).toFixed(1);
  console.log(
    `median: MiniSearch takes ${times(median(mini.medians), median(ours.medians))} times as long as this search`,
  );
  console.log(
    `median: this search takes ${times(median(ours.medians), median(bits.medians))} times as long as sets of bits`,
  );
  console.log(`build: MiniSearch takes ${times(mini.build, ours.build)} times as long as this search`);
}

function measured(name: string, make: () => Search, detail: boolean): Row {
  const before = heap();
  const begun = cpuMilliseconds();
  const ask = make();
  const build = cpuMilliseconds() - begun;
  const mebibytes = (heap() - before) / 2 ** 20;
  const asked = QUESTIONS.map((question) => ({
    question,
    hits: ask(question).length,
    ...timesOf(() => ask(question)),
  }));
  const medians = asked.map(({ time }) => time);
  const micro = (milliseconds: number) => `${(1000 * milliseconds).toFixed(1)} us`;
  console.log(
    `${name.padEnd(30)} build ${build.toFixed(0).padStart(5)} ms  heap ${mebibytes.toFixed(1).padStart(6)} MiB  ` +
      `median ${micro(median(medians)).padStart(10)}  slowest ${micro(Math.max(...medians)).padStart(10)}`,
  );
  if (detail) {
    for (const { question, hits, time } of asked)
      console.log(
        `    ${nameOfQuestion(question).padEnd(30)} ${String(hits).padStart(6)} hits ${micro(time).padStart(12)}`,
      );
  }
  return { name, build, medians };
}

function timesOf(work: () => void): { readonly time: number } {
  for (let warming = 0; warming < 4; warming += 1) work();
  const one = timed(work, 1);
  const batch = Math.min(200, Math.max(1, Math.ceil(BATCH_MILLISECONDS / Math.max(one, 1e-4))));
  const times: number[] = [];
  const end = performance.now() + MILLISECONDS;
  while (performance.now() < end || times.length < LEAST_ROUNDS) times.push(timed(work, batch));
  return { time: median(times) };
}

function timed(work: () => void, times: number): number {
  const begun = performance.now();
  for (let time = 0; time < times; time += 1) work();
  return (performance.now() - begun) / times;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) / 2)] ?? 0;
}

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What is in use after garbage is gone, where it can be collected (`node --expose-gc`). */
function heap(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

compareSearches(process.argv.slice(2));
