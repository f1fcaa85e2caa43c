import { useEffect } from "react";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import type { TableView } from "@/lib/magmell/play/types";
import { formatSeed } from "@/lib/play/seed";

/** Keeps the address such that it deals the hand on the screen again, and with it the links to the page in the other language. */
export function useSyncAddress(table: TableView | null): void {
  const seed = table?.seed;
  const goesFirst = table?.goesFirst;
  const kind = table?.opponent.kind;
  useEffect(() => {
    if (seed === undefined) return;
    updateUrlQuery({
      // The decision of the address was carried out, and can be undone.
      begin: null,
      seed: formatSeed(seed),
      first: goesFirst ? null : "2",
      opponent: kind === "passive" ? null : (kind ?? null),
    });
  }, [seed, goesFirst, kind]);
}
