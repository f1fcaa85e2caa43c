import { isComposition, type KeyPress } from "@/app/ui/keys/key-press";

export type DeckEditorKeyAction = "search" | "undo" | "redo" | "save" | "legend" | "create" | "duplicate" | "export";

const SINGLE_KEYS: Readonly<Record<string, DeckEditorKeyAction>> = {
  "/": "search",
  "?": "legend",
  n: "create",
  e: "export",
};

/**
 * Returns the deck editor's action for a key pressed anywhere on the page; null if the browser handles the key. In text
 * fields only Ctrl+K, Ctrl+S and Ctrl+D act, so that undo there undoes typing. Single keys do not repeat while held.
 */
export function getDeckEditorKeyAction(
  press: KeyPress,
  { writing, singleKeys }: { writing: boolean; singleKeys: boolean },
): DeckEditorKeyAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isComposition(press) || altKey) return null;
  const key = press.key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (key === "s" && !shiftKey) return "save";
    if (key === "k" && !shiftKey) return "search";
    if (key === "d" && !shiftKey) return "duplicate";
    if (writing) return null;
    if (key === "z") return shiftKey ? "redo" : "undo";
    return key === "y" && !shiftKey ? "redo" : null;
  }
  if (writing || !singleKeys || press.repeat) return null;
  return SINGLE_KEYS[key] ?? null;
}
