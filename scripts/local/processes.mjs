import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";

/**
 * Returns a string that identifies a running process by its start time, because a later process may get the same pid.
 * Undefined when no such process runs.
 * @param {number} pid
 */
export function getProcessIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended already.
    return state === "Z"
      ? undefined
      : `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[18]}`;
  } catch {
    if (process.platform === "linux") return undefined;
    return spawnSync("ps", ["-o", "lstart=", "-p", `${pid}`], { encoding: "utf8" }).stdout?.trim() || undefined;
  }
}

/** Writes the pid of a running process to a file, together with other facts about it. */
export function writePid(file, pid, facts = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ pid, identity: getProcessIdentity(pid), ...facts })}\n`, { mode: 0o600 });
  // A file of an earlier release may be open to others.
  chmodSync(file, 0o600);
}

/** Returns the process record in a file; undefined when that process no longer runs. */
export function readPid(file) {
  const record = readLastPidRecord(file);
  return record?.identity !== undefined && record.identity === getProcessIdentity(record.pid) ? record : undefined;
}

/**
 * Returns the process record in a file, even if the process has ended; undefined when the file is missing or was only
 * half written.
 */
export function readLastPidRecord(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Ends the process that a file records, and removes the file. Sends SIGTERM, then SIGKILL after `patience`
 * milliseconds. Returns whether the process was running. Throws a Failure when it belongs to another user.
 */
export async function terminateProcess(file, patience = 10_000) {
  const record = readPid(file);
  if (record) {
    send(record.pid, "SIGTERM");
    const deadline = Date.now() + patience;
    while (readPid(file)) {
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
    if (error.code === "EPERM") throw new Failure(say("site.otherUser", { pid }));
    if (error.code !== "ESRCH") throw error; // It ended by itself in the meantime.
  }
}
