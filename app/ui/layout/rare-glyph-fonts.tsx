"use client";

import { useEffect } from "react";

/**
 * Tells the browser, once the page stands, where it finds the signs that the site's own cuts lack. What names them all is
 * four times the rest of the style sheets; until it is there, and without script, such a sign is shown from the device.
 */
export function RareGlyphFonts(): null {
  useEffect(() => {
    import("./all-slices").catch(() => {});
  }, []);
  return null;
}
