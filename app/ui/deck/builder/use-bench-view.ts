"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";

export const BENCH_VIEWS = ["cards", "deck", "check"] as const;
/** What a narrow screen shows of the bench. */
export type BenchView = (typeof BENCH_VIEWS)[number];

/** The view of a narrow screen. Coming back to one finds it scrolled to where it was left. */
export function useBenchView(): [BenchView, (view: BenchView) => void] {
  const [view, setView] = useState<BenchView>("cards");
  const left = useRef<Partial<Record<BenchView, number>>>({});
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: left.current[view] ?? 0, behavior: "instant" });
  }, [view]);

  const show = useCallback((next: BenchView) => {
    left.current[shown.current] = window.scrollY;
    setView(next);
  }, []);
  return [view, show];
}
