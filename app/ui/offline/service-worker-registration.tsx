"use client";

import { useEffect } from "react";

/**
 * Registers the service worker, which caches the offline pages, when the browser is idle. Does nothing if the browser
 * saves data.
 */
export function ServiceWorkerRegistration() {
  useEffect(followTheme, []);
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

const THEME = "grimoire.theme";

/** Shows an offline page in the theme chosen on the site, because offline pages cannot read the site's cookie. */
function followTheme(): void {
  const { dataset } = document.documentElement;
  try {
    if (!document.querySelector("[data-shell]")) localStorage.setItem(THEME, dataset.theme ?? "");
    else if (localStorage.getItem(THEME)) dataset.theme = localStorage.getItem(THEME) ?? "";
  } catch {
    // A browser without storage follows its device.
  }
}

const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
