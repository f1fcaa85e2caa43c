import { appendFileSync, existsSync, renameSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const MEGABYTE = 1024 * 1024;

/**
 * Returns the log function of a supervisor, which writes to `keeper.log` beside the site's log file. The supervisor has
 * its own file, because the site rotates its log and a line of another process could be lost. Without a site log,
 * writes to standard output.
 * @param {string | undefined} siteLog the file to which the site writes
 * @returns {(text: string) => void} writes a line with its time
 */
export function openKeeperLog(siteLog, bytes = MEGABYTE) {
  const line = (text) => `${new Date().toISOString()} ${text}`;
  if (!siteLog) return (text) => console.log(line(text));
  const file = resolve(dirname(siteLog), "keeper.log");
  return (text) => {
    try {
      if (existsSync(file) && statSync(file).size >= bytes) renameSync(file, `${file}.1`);
      appendFileSync(file, `${line(text)}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not end the keeper.
    }
  };
}
