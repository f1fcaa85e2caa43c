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

/** The code that reads and searches the cards. */
type PoolCode = typeof import("./pool-code");

/**
 * Loads all cards and, in parallel, the part of the page that shows them with the code for them. The browser caches the
 * cards, because the content of a version never changes. `loadPart` must be the same function in every render.
 */
export function useCatalogue<Part extends PoolCode>(
  version: string,
  lang: Lang,
  loadPart: () => Promise<Part>,
): Loading<Part> {
  const [loaded, setLoaded] = useState<Loading<Part>["loaded"]>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let command = true;
    load(version, lang, loadPart)
      .then((all) => command && setLoaded(all))
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

async function load<Part extends PoolCode>(version: string, lang: Lang, loadPart: () => Promise<Part>) {
  const [response, part] = await Promise.all([fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`), loadPart()]);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const { readSnapshot, createPoolSearch, createPoolCompleter, PoolField, EmptyPool } = part;
  const catalogue = readSnapshot((await response.json()) as CatalogueSnapshot);
  const complete = createPoolCompleter(catalogue, lang);
  const pool: PoolModules = { find: createPoolSearch(catalogue), complete, Field: PoolField, Empty: EmptyPool };
  return { catalogue, pool, part };
}
