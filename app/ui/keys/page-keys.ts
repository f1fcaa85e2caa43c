import type { KeyPress } from "../deck/cards/row-keys";

export type PageAct = "search" | "undo" | "redo" | "save" | "legend";

/**
 * What a key does anywhere on the page; `null` leaves it to the browser. While text is being written only the ways out of
 * it (Ctrl+K, Ctrl+S) mean anything, so that undo there undoes the writing.
 */
export function pageKey(press: KeyPress, { writing, letters }: { writing: boolean; letters: boolean }): PageAct | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || altKey) return null;
  const key = press.key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (key === "s" && !shiftKey) return "save";
    if (key === "k" && !shiftKey) return "search";
    if (writing) return null;
    if (key === "z") return shiftKey ? "redo" : "undo";
    return key === "y" && !shiftKey ? "redo" : null;
  }
  if (writing || !letters) return null;
  if (key === "/") return "search";
  return key === "?" ? "legend" : null;
}

/** Whether what is typed goes into a text. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type);
}
