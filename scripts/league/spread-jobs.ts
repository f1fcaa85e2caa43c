import { Worker } from "node:worker_threads";

/** How many megabytes of short-lived copies a worker keeps before it looks which ones are still needed. */
const YOUNG_MEGABYTES = 64;

type Spread<Result> = {
  /** The file in which a thread begins, and what it is given at first. */
  readonly worker: URL;
  readonly workerData: unknown;
  readonly threads: number;
  /** Results that are known already, by the place of their job; these jobs are not done again. */
  readonly known?: ReadonlyMap<number, Result>;
  readonly onResult: (place: number, result: Result) => void;
};

/** Spreads jobs over threads. Results come in the order of the jobs; it makes no difference to them which thread did what. */
export async function runJobsInThreads<Job, Result>(
  jobs: readonly Job[],
  { worker: file, workerData, threads, known = new Map(), onResult }: Spread<Result>,
): Promise<readonly Result[]> {
  const results = new Map(known);
  const left = [...jobs.keys()].filter((place) => !known.has(place));
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData,
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
        onResult(current, result);
        hand();
      });
      worker.on("error", reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(threads, left.length) }, thread));
  return jobs.map((_job, place) => results.get(place) as Result);
}
