import { useEffectEvent, useLayoutEffect } from "react";
import { isComposition } from "./key-press";

/**
 * Listens for shortcuts anywhere on the page. `onPress` returns whether it used the key, whose default action is then
 * prevented. Ignores keys of an input method, keys pressed while a dialog is open, and single keys while a menu is
 * open. With `last`, it also ignores keys that any other listener used.
 */
export function useKeyListener(onPress: (event: KeyboardEvent) => boolean, { last = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposition(event) || isCovered(event)) return;
    if (onPress(event)) event.preventDefault();
  });
  // A layout effect listens before the page is painted, so that no key pressed on what is visible is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // An event reaches the window after the document.
    const place = last ? window : document;
    place.addEventListener("keydown", listener as EventListener);
    return () => place.removeEventListener("keydown", listener as EventListener);
  }, [last]);
}

const isCovered = ({ ctrlKey, metaKey }: KeyboardEvent): boolean =>
  document.querySelector(ctrlKey || metaKey ? "dialog[open]" : "dialog[open], [popover]:popover-open") !== null;
