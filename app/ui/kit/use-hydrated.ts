import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns whether the page's script runs yet. Until then a form must not be submitted, because the browser would reload
 * the page without handling it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
