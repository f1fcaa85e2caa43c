import { appendFileSync, existsSync, renameSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const MEGABYTE = 1024 * 1024;

/**
 * Returns the voice of a keeper. Beside the log file of a site it writes a file of its own, `keeper.log`: the site empties its
 * file when that has grown, and a line of another process could fall between. Each file has one writer so. Without a log file
 * it speaks on standard output.
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
