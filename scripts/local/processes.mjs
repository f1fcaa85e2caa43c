import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";

/**
 * What tells a process from a later one with the same number: when it was started. Undefined when there is none.
 * @param {number} pid
 */
export function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A process that has ended and waits for its parent to notice is gone.
    return state === "Z"
      ? undefined
      : `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[18]}`;
  } catch {
    if (process.platform === "linux") return undefined;
    return spawnSync("ps", ["-o", "lstart=", "-p", `${pid}`], { encoding: "utf8" }).stdout?.trim() || undefined;
  }
}

/** Writes down a process of ours, with what else is to be known about it. */
export function remember(file, pid, facts = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ pid, identity: identify(pid), ...facts })}\n`);
}

/** What was written down, if that very process still runs. */
export function recall(file) {
  if (!existsSync(file)) return undefined;
  try {
    const record = JSON.parse(readFileSync(file, "utf8"));
    return record.identity !== undefined && record.identity === identify(record.pid) ? record : undefined;
  } catch {
    return undefined; // Half-written when the power went.
  }
}

/**
 * Ends the process that was written down, kindly first, and forgets it. Returns whether it was running. Throws a Failure
 * when it belongs to somebody else.
 */
export async function end(file, patience = 10_000) {
  const record = recall(file);
  if (record) {
    send(record.pid, "SIGTERM");
    const deadline = Date.now() + patience;
    while (recall(file)) {
      if (Date.now() > deadline) send(record.pid, "SIGKILL");
      await pause(50);
    }
  }
  rmSync(file, { force: true });
  return record !== undefined;
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code === "EPERM")
      throw new Failure(`Process ${pid} was started by another user: stop it as that user, or as root.`);
    if (error.code !== "ESRCH") throw error; // It ended by itself in the meantime.
  }
}
