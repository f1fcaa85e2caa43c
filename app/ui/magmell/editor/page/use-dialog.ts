"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { DeckEditorDialog } from "../dialogs/deck-editor-dialogs";

/** Up to this width, and under fingers, the step back of the browser closes a window instead of leaving the page. */
const SHEETS = "(width < 64rem), (pointer: coarse)";

/** Returns the window that is open. On a phone it is a step of the history of its own. */
export function useDeckEditorDialog() {
  const [dialog, setDialog] = useState<DeckEditorDialog | null>(null);
  const stepped = useRef(false);

  useEffect(() => {
    const back = () => {
      if (!stepped.current) return;
      stepped.current = false;
      setDialog(null);
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);

  const show = useCallback((next: DeckEditorDialog) => {
    if (!stepped.current && next.show !== "conflict" && window.matchMedia(SHEETS).matches) {
      window.history.pushState(null, "", window.location.href);
      stepped.current = true;
    }
    setDialog(next);
  }, []);
  const close = useCallback(() => {
    // Going back closes it, so that no empty step is left behind.
    if (stepped.current) window.history.back();
    else setDialog(null);
  }, []);
  return { dialog, show, close };
}
