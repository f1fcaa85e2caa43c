import { useEffect } from "react";
import { fetchLateModules } from "./late-modules";

/** Fetches the late modules of the page as soon as the browser has nothing else to do. */
export function useLateModules(): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(fetchLateModules, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void fetchLateModules(), { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
