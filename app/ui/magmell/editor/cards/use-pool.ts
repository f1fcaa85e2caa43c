"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PoolPatternMatcher, PoolQuery, PoolResult, SearchPool } from "./pool-search";
import { type PoolSearchInput, readPoolSearchInput, storePoolSearchInput } from "./pool-search-input";

type Pool = {
  readonly found: PoolResult;
  /** Renders the results of the current text at once. Until then, results of an earlier text may be shown. */
  readonly settle: () => void;
};

/**
 * Returns the cards of the pool that match a query, found in the browser. Patterns match nothing until their code is
 * loaded.
 */
export function usePool(find: SearchPool, { text, choices, deck, order, groups }: PoolQuery): Pool {
  const [settled, setSettled] = useState(text);
  const deferred = useDeferredValue(text);
  const command = settled === text ? text : deferred;
  const patterns = usePatterns(command.includes("/") || command.includes("／"));
  const found = useMemo(
    () => find({ text: command, choices, deck, order, groups }, patterns),
    [find, command, choices, deck, order, groups, patterns],
  );
  return { found, settle: () => flushSync(() => setSettled(text)) };
}

/** The matcher of patterns, which most people never need. */
function usePatterns(needed: boolean): PoolPatternMatcher | null {
  const [patterns, setPatterns] = useState<PoolPatternMatcher | null>(null);
  useEffect(() => {
    if (!needed || patterns) return;
    let command = true;
    Promise.all([
      import("@/lib/magmell/search/pattern/patterns"),
      import("@/lib/magmell/search/pattern/pattern-compiler"),
    ])
      .then(async ([{ loadPatternEngine }, { createPatternCompiler }]) => {
        const loaded = await loadPatternEngine();
        if (command) setPatterns({ patterns: loaded, finder: createPatternCompiler(loaded) });
      })
      // Without it a pattern finds nothing, and the next one tries again.
      .catch(() => undefined);
    return () => {
      command = false;
    };
  }, [needed, patterns]);
  return patterns;
}

/** URL parameter of the pool's query. */
const POOL_PARAMETER = "q";

/** Milliseconds without a change after which the URL follows, since browsers count its changes. */
const ADDRESS_PAUSE = 200;

/** Returns the pool search of the URL when the page opens. */
export const useInitialPoolSearch = (): PoolSearchInput =>
  useState(() =>
    readPoolSearchInput(new URLSearchParams(window.location.search).get(POOL_PARAMETER) ?? "", windowStorage()),
  )[0];

/** Keeps the URL at the canonical query, so that reloads and links restore the search. Adds no history entries. */
export function useSyncPoolAddress(canonical: string, { text, choices }: PoolSearchInput): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      storePoolSearchInput(canonical, { text, choices }, windowStorage());
      const address = new URL(window.location.href);
      if ((address.searchParams.get(POOL_PARAMETER) ?? "") === canonical) return;
      if (canonical === "") address.searchParams.delete(POOL_PARAMETER);
      else address.searchParams.set(POOL_PARAMETER, canonical);
      window.history.replaceState(null, "", address);
    }, ADDRESS_PAUSE);
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
