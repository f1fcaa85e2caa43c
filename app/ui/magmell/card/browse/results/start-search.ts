import { type Remote, wrap } from "comlink";
import type { SearchWorker } from "./search-worker";

type RunningSearch = { readonly remote: Remote<SearchWorker>; readonly stop: () => void };

/** Starts the search of all cards in a worker and loads them. Rejects when either cannot be loaded. */
export async function startSearchWorker(version: string): Promise<RunningSearch> {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module", name: "search" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  const remote = wrap<SearchWorker>(worker);
  await Promise.race([remote.open(version), broken]);
  return { remote, stop: () => worker.terminate() };
}
