import { linkSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";
import { makeDataFolder } from "./private-files.mjs";
import { readPid, writePid } from "./processes.mjs";

/**
 * Acquires the lock under which a checkout's servers are started and stopped. The lock is held until this process ends
 * or releases it. Throws a Failure while another process holds it.
 * @param {string} root the checkout
 * @param {string} command the command that asks, such as "npm run up"
 * @returns {() => void} lets go of it before that
 */
export function acquireProcessLock(root, command) {
  const file = lockOf(root);
  const own = `${file}.${process.pid}`;
  makeDataFolder(root);
  writePid(own, process.pid, { command });
  try {
    while (!take(own, file)) putAside(file);
  } finally {
    rmSync(own, { force: true });
  }
  const free = () => rmSync(file, { force: true });
  process.once("exit", free);
  return () => {
    process.off("exit", free);
    free();
  };
}

/** Returns whether a command holds the lock of a checkout. */
export const isLockHeld = (root) => readPid(lockOf(root)) !== undefined;

const lockOf = (root) => resolve(root, "data/up.json");

/** Creates the lock from this process's record, unless the lock exists. Returns whether it was created. */
function take(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    refuseWhile(readPid(file));
    return false;
  }
}

/** Removes the lock of a process that has ended. A lock taken by another process in the meantime is put back. */
function putAside(file) {
  const old = `${file}.${process.pid}.old`;
  try {
    renameSync(file, old);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  const other = readPid(old);
  if (other) renameSync(old, file);
  rmSync(old, { force: true });
  refuseWhile(other);
}

function refuseWhile(other) {
  if (other) throw new Failure(say("site.busy", { command: other.command ?? "npm run up", pid: other.pid }));
}
