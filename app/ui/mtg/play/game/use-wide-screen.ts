import { useSyncExternalStore } from "react";

/** Media query of the breakpoint `lg`, from which there is a column beside the table. */
const QUERY = "(width >= 64rem)";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Returns whether questions and buttons are beside the table instead of below the hand. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
