"use client";

import { useEffect, useState } from "react";
import { type PoolSearchInput, readPoolSearchInput, storePoolSearchInput } from "./pool-search-input";

/** The parameter of the address that holds the query of the pool. */
const POOL_PARAMETER = "q";

/** Milliseconds without a change after which the address follows, since browsers count its changes. */
const PAUSE = 200;

/** Returns the search of the pool that the address asks for when the page opens. */
export const useInitialPoolSearch = (): PoolSearchInput =>
  useState(() =>
    readPoolSearchInput(new URLSearchParams(window.location.search).get(POOL_PARAMETER) ?? "", windowStorage()),
  )[0];

/** Keeps the address at the canonical query, so that a reload and a link come back to the search. No step back leads to it. */
export function useSyncPoolAddress(canonical: string, { text, choices }: PoolSearchInput): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      storePoolSearchInput(canonical, { text, choices }, windowStorage());
      const address = new URL(window.location.href);
      if ((address.searchParams.get(POOL_PARAMETER) ?? "") === canonical) return;
      if (canonical === "") address.searchParams.delete(POOL_PARAMETER);
      else address.searchParams.set(POOL_PARAMETER, canonical);
      window.history.replaceState(null, "", address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [canonical, text, choices]);
}

/** Reading the property itself throws where a browser forbids storage. */
function windowStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
