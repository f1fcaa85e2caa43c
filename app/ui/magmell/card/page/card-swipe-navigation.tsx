"use client";

import { useEffect } from "react";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { detectSwipe, type TouchPoint } from "./swipe";

/** Controls besides text fields that use arrow keys themselves. */
const ARROW_CONTROL = "[type=radio], [role=listbox], [role=slider], [role=tablist], [role=spinbutton], video, audio";

/** Handles ← and → and swipes by following the page's links to the previous and next card. Renders nothing. */
export function CardSwipeNavigation(): null {
  useKeyListener(
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, repeat } = event;
      if ((key !== "ArrowLeft" && key !== "ArrowRight") || altKey || ctrlKey || metaKey || shiftKey || repeat)
        return false;
      if (
        isTextField(target) ||
        (target instanceof Element && (target.closest(ARROW_CONTROL) || movesSideways(target)))
      )
        return false;
      return follow(key === "ArrowLeft" ? "prev" : "next");
    },
    { last: true },
  );
  useEffect(() => {
    let trace: TouchPoint | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch, ...others] = touches;
      const free = touch && others.length === 0 && target instanceof Element && !movesSideways(target);
      trace = free && isWholePage() ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!trace || !touch || document.querySelector("dialog[open], [popover]:popover-open")) return;
      const swipe = detectSwipe(trace, { x: touch.clientX, y: touch.clientY }, window.innerWidth);
      trace = null;
      if (swipe && document.getSelection()?.isCollapsed !== false) follow(swipe === "right" ? "prev" : "next");
    };
    const cancel = () => {
      trace = null;
    };
    document.addEventListener("touchstart", begin, { passive: true });
    document.addEventListener("touchend", end, { passive: true });
    document.addEventListener("touchcancel", cancel, { passive: true });
    return () => {
      document.removeEventListener("touchstart", begin);
      document.removeEventListener("touchend", end);
      document.removeEventListener("touchcancel", cancel);
    };
  }, []);
  return null;
}

/** Whether the page is not zoomed in; in a zoomed page, a horizontal swipe scrolls. */
const isWholePage = (): boolean => (window.visualViewport?.scale ?? 1) < 1.05;

/** Whether an element or an ancestor scrolls horizontally, which arrows and swipes then do. */
function movesSideways(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  return false;
}

function follow(rel: "next" | "prev"): boolean {
  // On a walk through results, its ends are the ends: the set of the card has another order.
  const order = document.querySelector("[data-trail]") ?? document.querySelector("main");
  const link = order?.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`);
  link?.click();
  return Boolean(link);
}
