import { getLogLineLimits } from "./line-limits";
import { logEvent } from "./log-line";

/** Lines per minute that Next.js may write: it logs each failed page, no matter who requests it. */
const PER_MINUTE = 60;

type Shown = Pick<Console, "error" | "warn">;

/** Limits what the framework logs about failures; the site's own log is limited by event. */
export function limitConsoleOutput(shown: Shown = globalThis.console): void {
  for (const method of ["error", "warn"] as const) {
    const write = shown[method];
    shown[method] = (...words: unknown[]) => {
      const tell = (lines: number) => logEvent("leftOut", { of: `console.${method}`, lines });
      if (getLogLineLimits().admit(`console.${method}`, PER_MINUTE, tell)) Reflect.apply(write, shown, words);
    };
  }
}
