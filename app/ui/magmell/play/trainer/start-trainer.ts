import { type Remote, wrap } from "comlink";
import type { TrainerWorker } from "./trainer-worker";

export type TrainerHandle = { readonly remote: Remote<TrainerWorker>; readonly stop: () => void };

/** Starts the dealing of hands in a worker of its own. `onFailure` is called when it cannot be loaded or breaks down. */
export function startTrainerWorker(onFailure: () => void): TrainerHandle {
  const worker = new Worker(new URL("./trainer-worker.ts", import.meta.url), { type: "module", name: "trainer" });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<TrainerWorker>(worker), stop: () => worker.terminate() };
}
