import fc from "fast-check";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import type { SearchIndex } from "@/lib/magmell/search/index/types";
import { createPatternCompiler } from "@/lib/magmell/search/pattern/pattern-compiler";
import { loadPatternEngine } from "@/lib/magmell/search/pattern/patterns";
import { type QueryScope, readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import type { SearchContext } from "@/lib/magmell/search/run/types";
import { arbitraryQueries } from "@/lib/magmell/search/testing/arbitrary-queries";
import { loadStarterCatalogue } from "./starter-catalogue";

type QuerySoak = { readonly queries: number; readonly seed: number };

/** Queries per batch, each batch with the next seed. */
const BATCH = 1000;
const REPORT_EVERY = 20_000;
/** Failures after which the soak stops. */
const MOST_FAILURES = 5;
/** Hits per result page. */
const PAGE = 60;
/** Bar for the 99.9th percentile, in milliseconds. */
const BAR = 10;
/** Milliseconds above which a measurement is repeated, in case the process was preempted. */
const DOUBTFUL = 2;
const PLACES: readonly QueryScope[] = ["cards", "builder", "decks"];

type QueryTiming = { readonly typed: string; readonly reading: number; readonly both: number; readonly total: number };

/** Parses, prints and runs random queries, and prints their times. Returns the number of failures. */
export async function soakQueries({ queries, seed }: QuerySoak, print: (line: string) => void): Promise<number> {
  const index = getSearchIndex(loadStarterCatalogue());
  const context = { patterns: createPatternCompiler(await loadPatternEngine()) };
  const asked: QueryTiming[] = [];
  let failed = 0;
  for (let at = 0; at < queries && failed < MOST_FAILURES; at += BATCH) {
    const batch = fc.sample(arbitraryQueries, { seed: seed + at / BATCH, numRuns: Math.min(BATCH, queries - at) });
    for (const typed of batch) {
      try {
        asked.push(ask(typed, index, context));
        for (const place of PLACES) holdWritten(typed, place);
      } catch (error) {
        failed += 1;
        print(`FAILED: ${JSON.stringify(typed)}\n${error instanceof Error ? error.stack : error}`);
      }
    }
    if ((at + BATCH) % REPORT_EVERY === 0) print(`${asked.length} queries`);
  }
  const found = asked.filter(({ total }) => total > 0).length;
  print(`${asked.length} queries over ${index.size} cards, ${found} of which found some`);
  for (const line of [figures("reading", asked), figures("both", asked)]) print(line);
  print(failed === 0 ? "No failure." : `${failed} queries failed.`);
  return failed;
}

/** Runs a query. A slow one is run twice more and its best time counts, to exclude other load. */
function ask(typed: string, index: SearchIndex, context: SearchContext): QueryTiming {
  const first = askOnce(typed, index, context);
  if (first.both < DOUBTFUL) return first;
  const again = [askOnce(typed, index, context), askOnce(typed, index, context), first];
  const reading = Math.min(...again.map((one) => one.reading));
  return { ...first, reading, both: Math.min(...again.map((one) => one.both)) };
}

function askOnce(typed: string, index: SearchIndex, context: SearchContext): QueryTiming {
  const begun = performance.now();
  const query = readQuery(typed);
  const read = performance.now();
  const { total, hits } = searchCatalogue(index, query, context);
  hits(0, PAGE);
  return { typed, reading: read - begun, both: performance.now() - begun, total };
}

/** Throws if the canonical text does not parse back to itself. */
function holdWritten(typed: string, place: QueryScope): void {
  const text = writeQuery(readQuery(typed, place));
  const again = writeQuery(readQuery(text, place));
  if (text !== again) throw new Error(`${place}: ${JSON.stringify(text)} is rewritten as ${JSON.stringify(again)}`);
}

function figures(what: "reading" | "both", asked: readonly QueryTiming[]): string {
  const sorted = [...asked].sort((a, b) => a[what] - b[what]);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.[what] ?? 0;
  const name = what === "both" ? "reading and searching" : what;
  const bar = `${at(0.999) < BAR ? "under" : "OVER"} ${BAR} ms`;
  const slowest = sorted.at(-1);
  return [
    `${name}: p50 ${at(0.5).toFixed(3)} ms, p99.9 ${at(0.999).toFixed(3)} ms (${bar})`,
    `slowest ${(slowest?.[what] ?? 0).toFixed(1)} ms: ${JSON.stringify(slowest?.typed ?? "")}`,
  ].join(", ");
}
