import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the open question or the table's heading when the focused button disappears. */
export function useRestoreFocus(heading: RefObject<HTMLHeadingElement | null>, table: unknown): void {
  const had = useRef(false);
  useEffect(() => {
    const note = () => {
      had.current = true;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table is when a button may have gone.
  useEffect(() => {
    const asked = document.querySelector<HTMLElement>("[data-question]");
    const focused = document.activeElement;
    // A tool keeps its place when it is off; what it has opened takes the focus.
    const spent = asked !== null && focused?.ariaDisabled === "true";
    if (!had.current || (focused !== document.body && !spent)) return;
    (asked ?? heading.current)?.focus({ preventScroll: true });
    had.current = false;
  }, [table, heading]);
}
