"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";

export const DECK_EDITOR_VIEWS = ["cards", "deck", "check"] as const;
/** The part of the deck editor that a narrow screen shows. */
export type DeckEditorView = (typeof DECK_EDITOR_VIEWS)[number];

/** Returns the view of a narrow screen. Coming back to one finds it scrolled to where it was left. */
export function useDeckEditorView(): [DeckEditorView, (view: DeckEditorView) => void] {
  const [view, setView] = useState<DeckEditorView>("cards");
  const left = useRef<Partial<Record<DeckEditorView, number>>>({});
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: left.current[view] ?? 0, behavior: "instant" });
  }, [view]);

  const show = useCallback((next: DeckEditorView) => {
    left.current[shown.current] = window.scrollY;
    setView(next);
  }, []);
  return [view, show];
}
