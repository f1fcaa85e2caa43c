import { existsSync, fstatSync, statSync } from "node:fs";
import { env } from "../env";
import { logError } from "./log-line";
import { rotateFile } from "./rotate-file";

const STDOUT = 1;
const MEGABYTE = 1024 * 1024;
/** Milliseconds between two looks at the size. */
const PACE = 10_000;

// The comments in the calls keep the build from taking the whole checkout along for files that it cannot know.

/** Rotates the log file of `npm run up` by the size and count in the settings, if this process writes to it. */
export function rotateLogFile(file = process.env.GRIMOIRE_LOG_FILE): void {
  if (
    file === undefined ||
    !existsSync(/* turbopackIgnore: true */ file) ||
    statSync(/* turbopackIgnore: true */ file).ino !== fstatSync(STDOUT).ino
  )
    return;
  const { LOG_FILE_MEGABYTES, LOG_FILE_COUNT } = env();
  const bounds = { bytes: LOG_FILE_MEGABYTES * MEGABYTE, count: LOG_FILE_COUNT, held: true };
  const look = () => {
    try {
      rotateFile(file, bounds);
    } catch (error) {
      clearInterval(timer);
      logError("rotation", error);
    }
  };
  const timer = setInterval(look, PACE);
  timer.unref();
  look();
}
