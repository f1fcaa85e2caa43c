import { useEffect } from "react";
import { fetchLazyModules } from "./lazy-modules";

/** Loads the lazy modules of the page when the browser is idle. */
export function useLazyModules(): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(fetchLazyModules, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void fetchLazyModules(), { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
