import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns the handlers that keep the focus in a box whose buttons go away once they have done their work: the button that
 * stands in the place of one that has gone takes it, or the heading of the box where none is left. `content` is everything that
 * makes the buttons.
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
