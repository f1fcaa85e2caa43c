import { isTextField } from "./key-press";

/** Actions by key (`KeyboardEvent.key`); letters in lower case. */
export type KeyMap = Readonly<Record<string, () => void>>;

const CONTROL = "a[href], button, summary, input, select, textarea, [contenteditable]";

/**
 * Runs the action of a key press and returns whether there was one. A held key acts once. Ignores keys with modifiers
 * and keys typed into a text field; Space and Enter belong to a focused control.
 */
export function runKeyBinding(keys: KeyMap, event: KeyboardEvent): boolean {
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTextField(event.target) || ((event.key === " " || event.key === "Enter") && isControl(event.target)))
    return false;
  action();
  return true;
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROL) !== null;
