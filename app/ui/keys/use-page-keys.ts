"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { isWriting, type PageAct, pageKey } from "./page-keys";

/** Listens to the keys that mean something anywhere on the page, but not while a window lies over it. */
export function usePageKeys(letters: boolean, onAct: (act: PageAct) => void): void {
  const act = useEffectEvent(onAct);
  // Before the page is drawn, so that nothing is lost that answers what is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const found = pageKey(event, { writing: isWriting(event.target), letters });
      if (!found) return;
      event.preventDefault();
      act(found);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [letters]);
}
