"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds to another try, doubled with each. */
const RETRY = { first: 2000, longest: 60_000 } as const;

/**
 * Creates an optional component that loads after the page and renders nothing until then. Failed loads are retried
 * silently.
 */
export function lazyComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function QuietPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let here = true;
      const fetchPart = (wait: number) =>
        load().then(
          (loaded) => {
            known = loaded.default;
            if (here) setPart(() => loaded.default);
          },
          () => {
            if (here) timer = setTimeout(() => fetchPart(Math.min(wait * 2, RETRY.longest)), wait);
          },
        );
      void fetchPart(RETRY.first);
      return () => {
        here = false;
        clearTimeout(timer);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
