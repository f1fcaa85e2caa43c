import { useEffectEvent, useLayoutEffect } from "react";
import { isComposition } from "./key-press";

/**
 * Listens for shortcuts anywhere on the page. `onPress` returns whether it used the key, which is then kept from the
 * browser. Keys of an input method and keys pressed under an open dialog are never reported; single keys neither while a
 * menu is open. With `last`, keys that another listener used are not reported either, whichever came first.
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
