"use client";

import { useCallback, useEffect, useState } from "react";
import { readSnapshot, type Snapshot } from "@/lib/catalogue/snapshot";
import type { Catalogue } from "@/lib/catalogue/types";

type Loading = { readonly catalogue: Catalogue | null; readonly failed: boolean; readonly retry: () => void };

/** All cards, loaded once. A version never changes its content, so the browser keeps it. */
export function useCatalogue(version: string): Loading {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let wanted = true;
    loadCatalogue(version)
      .then((loaded) => wanted && setCatalogue(loaded))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [version, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { catalogue, failed, retry };
}

async function loadCatalogue(version: string): Promise<Catalogue> {
  const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  return readSnapshot((await response.json()) as Snapshot);
}
