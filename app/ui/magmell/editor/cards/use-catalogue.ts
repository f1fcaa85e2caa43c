"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { CatalogueSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import type { EmptyPoolProps } from "./no-pool-cards";
import type { CompletePoolQuery, PoolFieldProps } from "./pool-field";
import type { SearchPool } from "./pool-search";

/** Lazy parts of the pool: search, completion, search field, and the view of an empty result. */
export type PoolModules = {
  readonly find: SearchPool;
  readonly complete: CompletePoolQuery;
  readonly Field: ComponentType<PoolFieldProps>;
  /** Renders the pool when nothing was found. */
  readonly Empty: ComponentType<EmptyPoolProps>;
};

/** All cards, with the modules that search them. */
export type LoadedCatalogue = { readonly catalogue: Catalogue; readonly pool: PoolModules };

type Loading<Part> = {
  readonly loaded: (LoadedCatalogue & { readonly part: Part }) | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/**
 * Loads all cards and, in parallel, the part of the page that shows them. The browser caches the cards, because the
 * content of a version never changes. `loadPart` must be the same function in every render.
 */
export function useCatalogue<Part>(version: string, lang: Lang, loadPart: () => Promise<Part>): Loading<Part> {
  const [loaded, setLoaded] = useState<Loading<Part>["loaded"]>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let command = true;
    Promise.all([load(version, lang), loadPart()])
      .then(([all, part]) => command && setLoaded({ ...all, part }))
      .catch(() => command && setFailed(true));
    return () => {
      command = false;
    };
  }, [version, lang, loadPart, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, failed, retry };
}

async function load(version: string, lang: Lang): Promise<LoadedCatalogue> {
  const [response, { readSnapshot }, { createPoolSearch }, { createPoolCompleter }, { PoolField }, { EmptyPool }] =
    await Promise.all([
      fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`),
      import("@/lib/magmell/catalogue/views/snapshot"),
      import("./pool-search"),
      import("./pool-field"),
      import("./pool-field"),
      import("./no-pool-cards"),
    ]);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const catalogue = readSnapshot((await response.json()) as CatalogueSnapshot);
  const complete = createPoolCompleter(catalogue, lang);
  return { catalogue, pool: { find: createPoolSearch(catalogue), complete, Field: PoolField, Empty: EmptyPool } };
}
