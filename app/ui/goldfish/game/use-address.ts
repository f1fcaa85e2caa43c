import { useEffect } from "react";
import { writeSeed } from "@/lib/goldfish/seed";
import type { TableView } from "@/lib/goldfish/types";

/** Keeps the address such that it deals the hand on the screen again. */
export function useAddress(table: TableView | null): void {
  const seed = table?.seed;
  const goesFirst = table?.goesFirst;
  useEffect(() => {
    if (seed === undefined) return;
    const query = `?seed=${writeSeed(seed)}${goesFirst ? "" : "&first=2"}`;
    if (query !== window.location.search) {
      // Behind the `#` stands a card that somebody made up, if there is one.
      window.history.replaceState(null, "", `${window.location.pathname}${query}${window.location.hash}`);
    }
  }, [seed, goesFirst]);
}
