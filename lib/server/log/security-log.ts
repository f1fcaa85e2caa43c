import { appendFileSync } from "node:fs";
import { env } from "../env";
import { rotateFile } from "./rotate-file";

const MEGABYTE = 1024 * 1024;

/**
 * Appends a line to the security log, if SECURITY_LOG_FILE names one. It has a size and older files of its own, so that no flood of other
 * lines pushes its lines out. Throws where the file cannot be written.
 */
export function writeSecurityLog(line: string): void {
  const { SECURITY_LOG_FILE: file } = process.env;
  if (!file) return;
  const { LOG_FILE_MEGABYTES, LOG_FILE_COUNT } = env();
  rotateFile(file, { bytes: LOG_FILE_MEGABYTES * MEGABYTE, count: LOG_FILE_COUNT, held: false });
  appendFileSync(/* turbopackIgnore: true */ file, line, { mode: 0o600 });
}
