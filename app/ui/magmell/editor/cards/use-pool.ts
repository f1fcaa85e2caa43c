"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PoolPatternMatcher, PoolQuery, PoolResult, SearchPool } from "./pool-search";

type Pool = {
  readonly found: PoolResult;
  /** Draws the cards of the text as it stands now. Until then those of a text before it may be drawn still. */
  readonly settle: () => void;
};

/** Returns the cards of the pool for a query, found without the server; patterns join once they are loaded. */
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
