import { useEffect } from "react";
import { fetchLazyModules } from "./lazy-modules";

/** Fetches the late modules of the page as soon as the browser has nothing else to do. */
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
