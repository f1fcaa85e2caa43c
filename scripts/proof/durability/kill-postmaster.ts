import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Kills the server process of a bundled PostgreSQL with SIGKILL, like a power failure, and waits until it has ended.
 */
export async function killPostmaster(dir: string): Promise<void> {
  const pid = Number(readFileSync(join(dir, "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
  while (isRunning(pid)) await pause(5);
}

/** Whether a process runs; one that has ended and waits for its parent does not. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    return false;
  }
}
