"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { isTextField } from "@/app/ui/keys/key-press";
import { looksLikeDeck } from "./looks-like-deck";

/** Subscribes to a deck pasted anywhere on the page but into a text. */
export function usePastedList(onPaste: (text: string) => void): void {
  const pasted = useEffectEvent(onPaste);
  // Before the page is drawn, so that nothing is lost that answers what is seen.
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isTextField(event.target) || document.querySelector("dialog[open]")) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!looksLikeDeck(text)) return;
      event.preventDefault();
      pasted(text);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
