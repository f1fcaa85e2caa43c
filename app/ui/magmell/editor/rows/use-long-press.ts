"use client";

import { useRef } from "react";

/** Milliseconds after which a press is a long one. */
const LONG = 500;

/**
 * Returns the functions that follow a press that is held. `start` begins to wait, `end` stops it; `fireNow` is for browsers
 * that tell of a long press by themselves. `swallow` says once whether the click that ends the press was a long one's.
 */
export function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fired = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const fire = (act: () => void) => {
    end();
    if (fired.current) return;
    fired.current = true;
    act();
  };
  return {
    start: (act: () => void) => {
      end();
      fired.current = false;
      timer.current = setTimeout(() => fire(act), LONG);
    },
    fireNow: fire,
    end,
    swallow: (): boolean => {
      const was = fired.current;
      fired.current = false;
      return was;
    },
  };
}
