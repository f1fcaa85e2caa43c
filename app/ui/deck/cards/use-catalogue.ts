"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Lang } from "@/app/ui/i18n/lang";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { readSnapshot, type Snapshot } from "@/lib/catalogue/views/snapshot";
import type { PoolCompletions } from "./pool-completions";
import type { PoolFieldProps } from "./pool-field";
import type { PoolSearch } from "./pool-search";

/** The search of the pool, the completions of its queries, and the field they are typed into. */
export type PoolParts = {
  readonly find: PoolSearch;
  readonly complete: PoolCompletions;
  readonly Field: ComponentType<PoolFieldProps>;
};

/** All cards, and what finds them. */
export type LoadedCatalogue = { readonly catalogue: Catalogue; readonly pool: PoolParts };

type Loading = { readonly loaded: LoadedCatalogue | null; readonly failed: boolean; readonly retry: () => void };

/** Loads all cards once. A version never changes its content, so the browser keeps it. */
export function useCatalogue(version: string, lang: Lang): Loading {
  const [loaded, setLoaded] = useState<LoadedCatalogue | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let command = true;
    load(version, lang)
      .then((all) => command && setLoaded(all))
      .catch(() => command && setFailed(true));
    return () => {
      command = false;
    };
  }, [version, lang, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, failed, retry };
}

async function load(version: string, lang: Lang): Promise<LoadedCatalogue> {
  const [response, { poolSearch }, { poolCompletions }, { PoolField }] = await Promise.all([
    fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`),
    import("./pool-search"),
    import("./pool-completions"),
    import("./pool-field"),
  ]);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const catalogue = readSnapshot((await response.json()) as Snapshot);
  const complete = poolCompletions(catalogue, lang);
  return { catalogue, pool: { find: poolSearch(catalogue), complete, Field: PoolField } };
}
