"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { isTextField } from "@/app/ui/keys/key-press";

/** Calls `onPaste` when a deck is pasted on the page, except into a text field or while a dialog is open. */
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

/**
 * Returns whether a pasted text may be a deck: several lines, a bracketed name, one long word such as a code, or a list
 * on one line.
 */
export function looksLikeDeck(text: string): boolean {
  const written = text.trim();
  if (/[\n\r《]/u.test(written)) return true;
  if (!/\s/u.test(written) && written.length >= SHORTEST_CODE) return true;
  const counts = written.match(/[0-9０-９]{1,3}/gu) ?? [];
  return counts.length > 1 && /[、,，;；/／・]/u.test(written);
}

const SHORTEST_CODE = 10;
