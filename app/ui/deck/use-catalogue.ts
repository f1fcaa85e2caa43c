"use client";

import { useCallback, useEffect, useState } from "react";
import { readSnapshot, type Snapshot } from "@/lib/catalogue/snapshot";
import type { Catalogue } from "@/lib/catalogue/types";
import type { PoolSearch } from "./pool-search";

/** All cards, and what finds them. */
export type Loaded = { readonly catalogue: Catalogue; readonly find: PoolSearch };

type Loading = { readonly loaded: Loaded | null; readonly failed: boolean; readonly retry: () => void };

/** Loads all cards once. A version never changes its content, so the browser keeps it. */
export function useCatalogue(version: string): Loading {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let wanted = true;
    load(version)
      .then((all) => wanted && setLoaded(all))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [version, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, failed, retry };
}

async function load(version: string): Promise<Loaded> {
  const [response, { poolSearch }] = await Promise.all([
    fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`),
    import("./pool-search"),
  ]);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const catalogue = readSnapshot((await response.json()) as Snapshot);
  return { catalogue, find: poolSearch(catalogue) };
}
