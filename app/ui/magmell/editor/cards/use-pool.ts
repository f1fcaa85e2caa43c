"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PoolChoices } from "./pool-choices";
import type { PoolPatternMatcher, PoolQuery, PoolResult, SearchPool } from "./pool-search";

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

/** A pool search as the user entered it: the typed text and the selected chips. */
type PoolSearchInput = { readonly text: string; readonly choices: PoolChoices };

const KEY = "grimoire.pool";

type WordStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Returns the search of a URL. The URL holds only the canonical query; the typed words and the active chips come from
 * the storage of the tab.
 */
export function readPoolSearchInput(query: string, storage: WordStorage | null): PoolSearchInput {
  const none = { kinds: [], colors: [], costs: [] };
  if (query === "") return { text: "", choices: none };
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "null") as unknown;
    if (isKept(kept) && kept.query === query) return { text: kept.text, choices: kept.choices };
  } catch {
    // The address says enough.
  }
  return { text: query, choices: none };
}

/** Stores a search as the user entered it, by its canonical query. */
export function storePoolSearchInput(
  query: string,
  { text, choices }: PoolSearchInput,
  storage: WordStorage | null,
): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ query, text, choices }));
  } catch {
    // Without storage a reload shows the canonical query.
  }
}

type StoredPoolWords = PoolSearchInput & { readonly query: string };

function isKept(value: unknown): value is StoredPoolWords {
  if (typeof value !== "object" || value === null) return false;
  const { query, text, choices } = value as Partial<StoredPoolWords>;
  return (
    typeof query === "string" &&
    typeof text === "string" &&
    typeof choices === "object" &&
    choices !== null &&
    [choices.kinds, choices.colors, choices.costs].every(Array.isArray)
  );
}
