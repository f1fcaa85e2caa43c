import { getLogLineLimits } from "./line-limits";
import { logEvent } from "./log-line";

/** Lines that Next.js may write in a minute: it tells of each failed page by itself, whoever asks for it. */
const PER_MINUTE = 60;

type Shown = Pick<Console, "error" | "warn">;

/** Limits the lines that the framework writes about failures by itself; those of the site's own log are limited by event. */
export function limitConsoleOutput(shown: Shown = globalThis.console): void {
  for (const method of ["error", "warn"] as const) {
    const write = shown[method];
    shown[method] = (...words: unknown[]) => {
      const tell = (lines: number) => logEvent("leftOut", { of: `console.${method}`, lines });
      if (getLogLineLimits().admit(`console.${method}`, PER_MINUTE, tell)) Reflect.apply(write, shown, words);
    };
  }
}
