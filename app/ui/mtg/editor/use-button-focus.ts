import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns handlers that keep the focus in a box whose buttons disappear once used. The button that takes the place of a
 * removed button gets the focus, or the heading of the box if no button is left. `content` is the data from which the
 * buttons are rendered.
 */
export function useButtonFocus(box: RefObject<HTMLElement | null>, content: unknown) {
  const held = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is when a button may have gone.
  useLayoutEffect(() => {
    const at = held.current;
    if (at === null || document.activeElement !== document.body) return;
    const buttons = buttonsOf(box.current);
    const next = buttons[Math.min(at, buttons.length - 1)] ?? box.current?.querySelector<HTMLElement>("h2");
    next?.focus();
  }, [content, box]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = buttonsOf(box.current).indexOf(target as HTMLElement);
      held.current = at < 0 ? null : at;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that is taken away while it has the focus is gone from the page by now.
      if (target.isConnected) held.current = null;
    },
  };
}

const buttonsOf = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("button") ?? []),
];
