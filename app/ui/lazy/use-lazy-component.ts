"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Returns a component whose code is fetched when it is wanted; `null` until then, and where it cannot be fetched. */
export function useLazyComponent<P>(
  fetchIt: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!wanted || Part) return;
    let here = true;
    fetchIt().then(
      (part) => here && setPart(() => part),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [fetchIt, wanted, Part]);
  return Part;
}
