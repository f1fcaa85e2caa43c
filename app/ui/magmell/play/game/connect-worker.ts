import { type Remote, wrap } from "comlink";

export type ConnectedWorker<Api> = { readonly remote: Remote<Api>; readonly stop: () => void };

/** Connects to a worker. `onFailure` is called when it cannot be loaded or breaks down. */
export function connectWorker<Api>(worker: Worker, onFailure: () => void): ConnectedWorker<Api> {
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<Api>(worker), stop: () => worker.terminate() };
}
