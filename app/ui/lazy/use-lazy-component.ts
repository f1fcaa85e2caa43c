"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Returns a component whose code is loaded on demand; null until then, and after a failed load. */
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
