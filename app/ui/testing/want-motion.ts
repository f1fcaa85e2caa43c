import { vi } from "vitest";

const { matchMedia } = window;

/**
 * Sets how much motion the reader wants, until the test ends. Emulating it in the browser would also change the page for
 * later tests.
 */
export function wantMotion(value: "no-preference" | "reduce"): void {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (!query.includes("prefers-reduced-motion")) return list;
    return { ...list, matches: query.includes(value) };
  });
}
