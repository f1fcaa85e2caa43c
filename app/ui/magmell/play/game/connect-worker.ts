import { type Remote, wrap } from "comlink";
import { type RefObject, useEffect } from "react";

export type ConnectedWorker<Api> = { readonly remote: Remote<Api>; readonly stop: () => void };

/** Connects to a worker. Calls `onFailure` if the worker cannot be loaded or fails. */
export function connectWorker<Api>(worker: Worker, onFailure: () => void): ConnectedWorker<Api> {
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  worker.addEventListener("messageerror", onFailure);
  return { remote: wrap<Api>(worker), stop: () => worker.terminate() };
}

/**
 * Runs a worker while the component is mounted, and restarts it for each `attempt`. Calls `open` with the worker and a
 * function that returns whether the worker was stopped meanwhile; calls `onFailure` when the worker fails or `open`
 * rejects.
 */
export function useWorker<Api>(
  running: RefObject<Remote<Api> | null>,
  create: () => Worker,
  open: (remote: Remote<Api>, isOver: () => boolean) => Promise<void>,
  onFailure: () => void,
  attempt = 0,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts a worker of its own.
  useEffect(() => {
    let over = false;
    let started: ConnectedWorker<Api> | null = null;
    const fail = () => {
      if (!over) onFailure();
    };
    const begin = async () => {
      started = connectWorker<Api>(create(), fail);
      running.current = started.remote;
      await open(started.remote, () => over);
    };
    begin().catch(fail);
    return () => {
      over = true;
      running.current = null;
      started?.stop();
    };
  }, [attempt]);
}
