import { useEffect } from "react";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import type { Deal } from "@/lib/mtg/play/types";
import { formatSeed } from "@/lib/play/seed";

/** Keeps the address such that it deals the hand on the screen again, in either language. */
export function useDealAddress({ era, seed, goesFirst }: Deal): void {
  useEffect(() => {
    updateUrlQuery({ era, seed: formatSeed(seed), first: goesFirst ? null : "2" });
  }, [era, seed, goesFirst]);
}
