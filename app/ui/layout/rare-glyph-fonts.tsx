"use client";

import { useEffect } from "react";
import { watchRareSigns } from "./rare-signs";

/**
 * Loads the full fonts once a page shows a character that the font subsets lack, because they are four times as large
 * as all subsets. Until then, and without JavaScript, such a character uses a device font.
 */
export function RareGlyphFonts(): null {
  useEffect(() => {
    const ended = new AbortController();
    const once = { once: true, signal: ended.signal };
    const watch = () => {
      if (ended.signal.aborted) return;
      const stop = watchRareSigns(() => void import("./all-slices").catch(() => {}));
      ended.signal.addEventListener("abort", stop);
    };
    // Before the sheet of the late cuts has come, all Japanese signs would be rare.
    const start = () => {
      const late = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/fonts/late."]');
      if (late === null || late.sheet !== null) watch();
      else for (const end of ["load", "error"]) late.addEventListener(end, watch, once);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, once);
    return () => ended.abort();
  }, []);
  return null;
}
