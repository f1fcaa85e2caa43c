"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds to another try, doubled with each. */
const RETRY = { first: 2000, longest: 60_000 } as const;

/**
 * Returns a part of a page that comes after it and that the page can do without: nothing stands in its place until it is there.
 * When it cannot be fetched it is tried again, and the page never hears of it.
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
