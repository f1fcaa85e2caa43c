import { useEffectEvent, useLayoutEffect } from "react";

/** What each key does, by `KeyboardEvent.key`; letters in lower case. */
export type KeyMap = Readonly<Record<string, () => void>>;

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const CONTROL = "a[href], button, summary, input, select, textarea, [contenteditable]";

/**
 * Lets single keys act on the page. They stay silent while text is typed or converted (IME), in open dialogs and menus,
 * with modifiers and on repetition; Space and Enter belong to the control that has the focus, if one has.
 */
export function useKeys(keys: KeyMap, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || belongsElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  // Before the page is drawn, so that no key is lost that answers what is seen.
  useLayoutEffect(() => {
    if (!enabled) return;
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [enabled]);
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  // 229 is what some browsers report for a key that an input method has taken.
  if (event.isComposing || event.keyCode === 229 || event.repeat || event.defaultPrevented) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open], [popover]:popover-open")) return true;
  return (event.key === " " || event.key === "Enter") && target?.closest(CONTROL) != null;
}
