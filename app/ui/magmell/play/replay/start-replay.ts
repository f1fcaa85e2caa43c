import { type Remote, wrap } from "comlink";
import type { ReplayWorker } from "./replay-worker";

/** A worker that plays replays. */
export type ReplayWorkerHandle = { readonly remote: Remote<ReplayWorker>; readonly stop: () => void };

/** Starts a worker of its own for a replay. `onFailure` is called when it cannot be loaded or breaks down. */
export function startReplayWorker(onFailure: () => void): ReplayWorkerHandle {
  const worker = new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module", name: "replay" });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<ReplayWorker>(worker), stop: () => worker.terminate() };
}
