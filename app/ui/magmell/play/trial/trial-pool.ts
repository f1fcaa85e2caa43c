import type { Remote } from "comlink";
import type { CardDefinition, Deck } from "@/engine/magmell";
import { type ConnectedWorker, connectWorker } from "../game/connect-worker";
import type { TrialWorker } from "./trial-worker";

/** Most workers that play at once; one core is left to the page. */
const MOST = 4;
const poolSize = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

/** A job for one worker. Its result is dropped once `isCurrent` returns false. */
export type TrialJob = (worker: Remote<TrialWorker>, isCurrent: () => boolean) => Promise<void>;

/**
 * Pool of workers that play the games of a trial. Each worker gets one job at a time, so a pause takes effect after the
 * current jobs. Results of canceled jobs are dropped.
 */
export class TrialWorkerPool {
  readonly #workers: ConnectedWorker<TrialWorker>[] = [];
  /** Workers without a job. */
  readonly #idle: Remote<TrialWorker>[] = [];
  readonly #ready: Promise<unknown>;
  #jobs: TrialJob[] = [];
  #paused = false;
  /** Number of the current run. Results of jobs from earlier runs are ignored. */
  #run = 0;
  #onIdle: () => void = () => {};

  constructor(definitions: readonly CardDefinition[], decks: readonly Deck[], onFailure: () => void) {
    for (let count = 0; count < poolSize(); count += 1) {
      const worker = connectWorker<TrialWorker>(
        new Worker(new URL("./trial-worker.ts", import.meta.url), { type: "module", name: "trial" }),
        onFailure,
      );
      this.#workers.push(worker);
      this.#idle.push(worker.remote);
    }
    this.#ready = Promise.all(this.#idle.map((remote) => remote.prepare(definitions, decks)));
    this.#ready.catch(onFailure);
  }

  /** Starts a run of jobs in place of the current one. */
  start(jobs: readonly TrialJob[], onIdle: () => void): void {
    this.#run += 1;
    this.#jobs = [...jobs];
    this.#onIdle = onIdle;
    this.#paused = false;
    this.#hand();
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#hand();
  }

  cancel(): void {
    this.#run += 1;
    this.#jobs = [];
    this.#onIdle = () => {};
  }

  stop(): void {
    this.cancel();
    for (const worker of this.#workers) worker.stop();
  }

  #hand(): void {
    while (!this.#paused && this.#idle.length > 0 && this.#jobs.length > 0) void this.#work();
  }

  async #work(): Promise<void> {
    const remote = this.#idle.shift();
    const job = this.#jobs.shift();
    const run = this.#run;
    try {
      await this.#ready;
      if (remote !== undefined && job !== undefined) await job(remote, () => run === this.#run);
    } finally {
      if (remote !== undefined) this.#idle.push(remote);
      if (this.#jobs.length === 0 && this.#idle.length === this.#workers.length) this.#onIdle();
      this.#hand();
    }
  }
}
