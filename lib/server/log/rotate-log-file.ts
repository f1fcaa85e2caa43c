import { chmodSync, copyFileSync, existsSync, fstatSync, renameSync, statSync, truncateSync } from "node:fs";
import { env } from "../env";
import { logError } from "./log-line";

const STDOUT = 1;
const MEGABYTE = 1024 * 1024;
/** Milliseconds between two looks at the size. */
const PACE = 10_000;

// The comments in the calls keep the build from taking the whole checkout along for files that it cannot know.

/**
 * Empties a log file that has grown beyond a size, and keeps what was in it as `<file>.1`, the one before as `<file>.2`, up to a count.
 * The process that writes the file does this itself, in one go and without a new file: whoever holds it open for appending writes on,
 * and no line of this process falls between. Returns whether it did.
 */
export function rotateLogFile(file: string, { bytes, count }: { bytes: number; count: number }): boolean {
  if (!existsSync(/* turbopackIgnore: true */ file) || statSync(/* turbopackIgnore: true */ file).size < bytes)
    return false;
  for (let at = count - 1; at >= 1; at -= 1)
    if (existsSync(/* turbopackIgnore: true */ `${file}.${at}`))
      renameSync(/* turbopackIgnore: true */ `${file}.${at}`, `${file}.${at + 1}`);
  if (count > 0) {
    copyFileSync(/* turbopackIgnore: true */ file, `${file}.1`);
    chmodSync(/* turbopackIgnore: true */ `${file}.1`, 0o600);
  }
  truncateSync(/* turbopackIgnore: true */ file);
  return true;
}

/** Keeps the log file of `npm run up` within the size and count of the settings, where this process writes to it. */
export function keepLogFileSmall(file = process.env.GRIMOIRE_LOG_FILE): void {
  if (
    file === undefined ||
    !existsSync(/* turbopackIgnore: true */ file) ||
    statSync(/* turbopackIgnore: true */ file).ino !== fstatSync(STDOUT).ino
  )
    return;
  const { LOG_FILE_MEGABYTES, LOG_FILE_COUNT } = env();
  const bounds = { bytes: LOG_FILE_MEGABYTES * MEGABYTE, count: LOG_FILE_COUNT };
  const look = () => {
    try {
      rotateLogFile(file, bounds);
    } catch (error) {
      clearInterval(timer);
      logError("rotation", error);
    }
  };
  const timer = setInterval(look, PACE);
  timer.unref();
  look();
}
