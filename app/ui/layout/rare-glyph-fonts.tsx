"use client";

import { useEffect } from "react";

/**
 * Loads the style sheet of rare characters after the page is shown. It is four times as large as all other style
 * sheets. Until it is loaded, and without JavaScript, such characters use a font of the device.
 */
export function RareGlyphFonts(): null {
  useEffect(() => {
    import("./all-slices").catch(() => {});
  }, []);
  return null;
}
