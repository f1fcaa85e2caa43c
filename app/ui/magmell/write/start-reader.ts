import { type Remote, wrap } from "comlink";
import type { ReaderWorker } from "./reader-worker";

export type ReaderHandle = { readonly remote: Remote<ReaderWorker>; readonly stop: () => void };

/**
 * Starts a worker that reads card texts, so that reading never blocks the page. Calls `onFailure` if the worker cannot
 * be loaded or fails.
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
