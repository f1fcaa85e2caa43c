"use client";

import { useEffect } from "react";
import { HYDRATED_EVENT } from "./early-presses-script";

/** Tells the script of the page head that the page is hydrated. The last component of the layout, so that all others are. */
export function HydrationSignal(): null {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return null;
}
