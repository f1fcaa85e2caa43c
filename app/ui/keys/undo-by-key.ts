/** Handles Ctrl+Z (undo), Ctrl+Shift+Z and Ctrl+Y (redo). Returns whether the key was one of these. */
export function handleUndoKey(onCommand: (command: "undo" | "redo") => void, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return false;
  const letter = key.toLowerCase();
  if (letter !== "z" && (letter !== "y" || shiftKey)) return false;
  onCommand(letter === "z" && !shiftKey ? "undo" : "redo");
  return true;
}
