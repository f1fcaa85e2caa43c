import { useSyncExternalStore } from "react";
import type { LiveResult } from "./search-worker";

let shown: LiveResult | null = null;
const listeners = new Set<() => void>();

/** Shows a live result in place of the page's own results; null restores those of the page. */
export function showLiveResult(result: LiveResult | null): void {
  shown = result;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the result of the query being typed; null while the page shows its own results. */
export const useLiveResult = (): LiveResult | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
