"use client";

import { useEffect } from "react";

/** Has the browser keep what the builder needs, when it has nothing else to do and does not have to save data. */
export function KeepOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator) || savesData()) return;
    const keep = () => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => null);
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(keep, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(keep, { timeout: 10_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return null;
}

const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
