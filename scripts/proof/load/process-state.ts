import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { LoadContext } from "./world";

type ProcessState = {
  /** Delay of the event loop since the last request, in milliseconds. */
  readonly p99: number;
  readonly longest: number;
  /** Bytes of resident memory, and of those that are in use after a collection. */
  readonly rss: number;
  readonly used: number;
  /** Sockets, timers and files that keep the process busy. */
  readonly handles: number;
};

/** Returns the state of the site's process, measured inside it by `loop-delay.mjs`. */
export async function readProcessState({ site, delays }: Pick<LoadContext, "site" | "delays">): Promise<ProcessState> {
  rmSync(delays, { force: true });
  process.kill(site.pid, "SIGUSR2");
  for (let look = 0; look < 400; look += 1) {
    await pause(25);
    const text = existsSync(delays) ? readFileSync(delays, "utf8") : "";
    if (text.endsWith("}")) return JSON.parse(text);
  }
  throw new Error("The site does not tell how late its event loop is");
}
