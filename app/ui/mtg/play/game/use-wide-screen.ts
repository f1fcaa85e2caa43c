import { useSyncExternalStore } from "react";

/** Whether there is room for a column beside the table: the breakpoint `lg`. */
const QUERY = "(width >= 64rem)";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Returns whether the questions and buttons stand beside the table instead of below the hand. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
