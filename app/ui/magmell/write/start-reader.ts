import { type Remote, wrap } from "comlink";
import type { ReaderWorker } from "./reader-worker";

export type ReaderHandle = { readonly remote: Remote<ReaderWorker>; readonly stop: () => void };

/**
 * Starts what reads texts in a worker, so that no text holds the page up. `onFailure` is called when it cannot be loaded or
 * breaks down.
 */
export function startReaderWorker(onFailure: () => void): ReaderHandle {
  const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module", name: "reader" });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<ReaderWorker>(worker), stop: () => worker.terminate() };
}
