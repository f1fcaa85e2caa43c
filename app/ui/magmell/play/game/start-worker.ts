import { type Remote, wrap } from "comlink";
import type { GoldfishWorker } from "./goldfish-worker";

export type EngineWorkerHandle = {
  readonly remote: Remote<GoldfishWorker>;
  readonly stop: () => void;
};

/** Starts the engine in a worker of its own. `onFailure` is called when it cannot be loaded or breaks down. */
export function startEngineWorker(onFailure: () => void): EngineWorkerHandle {
  const worker = new Worker(new URL("./goldfish-worker.ts", import.meta.url), { type: "module", name: "goldfish" });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<GoldfishWorker>(worker), stop: () => worker.terminate() };
}
