import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns whether the page's script runs yet. Until then a form must not be sent: the browser alone would send it as an
 * ordinary form, to nowhere.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
