import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

/** Size in megabytes of a worker thread's young generation, the heap of short-lived objects. */
const YOUNG_MEGABYTES = 64;

type Spread<Result> = {
  /** The module whose `prepare(field)` returns the function that does a job. */
  readonly module: URL;
  readonly field: unknown;
  readonly threads: number;
  /** Results of earlier runs; their jobs are not done again. */
  readonly state?: StateFile<Result> | null;
  readonly onResult?: (place: number) => void;
};

/** Runs jobs in several worker threads. Returns the results in the order of the jobs, regardless of the threads. */
export async function runJobsInThreads<Job, Result>(
  jobs: readonly Job[],
  { module, field, threads, state = null, onResult }: Spread<Result>,
): Promise<readonly Result[]> {
  const results = new Map(state?.known);
  const left = [...jobs.keys()].filter((place) => !results.has(place));
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.mjs", import.meta.url), {
        workerData: { module: module.href, field },
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      });
      let current = -1;
      const hand = (): void => {
        const next = left.shift();
        if (next === undefined) {
          resolve();
          void worker.terminate();
          return;
        }
        current = next;
        worker.postMessage(jobs[next]);
      };
      worker.on("message", (result: Result) => {
        results.set(current, result);
        state?.add(current, result);
        onResult?.(current);
        hand();
      });
      worker.on("error", reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(threads, left.length) }, thread));
  return jobs.map((_job, place) => results.get(place) as Result);
}

/** Results of jobs in a file, one in a line, so that work which was broken off goes on where it was. */
type StateFile<Result> = {
  readonly known: ReadonlyMap<number, Result>;
  readonly add: (place: number, result: Result) => void;
};

/**
 * Opens or creates a file of results, to continue interrupted work. `wish` describes the jobs; throws if the file is
 * for other jobs. An incomplete last line is ignored.
 */
export function openState<Result>(path: string, wish: unknown): StateFile<Result> {
  const head = JSON.stringify(wish);
  if (!existsSync(path)) writeFileSync(path, `${head}\n`);
  const [first, ...lines] = readFileSync(path, "utf8").split("\n");
  if (first !== head) throw new Error(`${path} holds the results of other games. Name another file, or remove it.`);
  const whole = lines.filter((line) => line !== "").flatMap((line) => readLine<Result>(line) ?? []);
  writeFileSync(path, [head, ...whole.map((line) => JSON.stringify(line)), ""].join("\n"));
  return {
    known: new Map(whole.map(({ place, result }) => [place, result])),
    add: (place, result) => appendFileSync(path, `${JSON.stringify({ place, result })}\n`),
  };
}

function readLine<Result>(line: string): { readonly place: number; readonly result: Result } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
