import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

type Bounds = {
  /** Size at which a file is rotated. */
  readonly bytes: number;
  /** Number of older files to keep. */
  readonly count: number;
  /** Whether the process keeps the file open; otherwise each line opens it again, and several processes may write. */
  readonly held: boolean;
};

// The comments in the calls keep the build from taking the whole checkout along for files that it cannot know.

/**
 * Rotates a file that exceeds a size to `<file>.1`, the previous one to `<file>.2`, and so on up to a count. A file
 * that a process has open is copied and truncated, so that no line is lost. Returns whether it rotated.
 */
export function rotateFile(file: string, { bytes, count, held }: Bounds): boolean {
  if (!existsSync(/* turbopackIgnore: true */ file) || statSync(/* turbopackIgnore: true */ file).size < bytes)
    return false;
  for (let at = count - 1; at >= 1; at -= 1)
    if (existsSync(/* turbopackIgnore: true */ `${file}.${at}`))
      renameSync(/* turbopackIgnore: true */ `${file}.${at}`, `${file}.${at + 1}`);
  if (held) {
    if (count > 0) copyFileSync(/* turbopackIgnore: true */ file, `${file}.1`);
    truncateSync(/* turbopackIgnore: true */ file);
  } else if (count > 0) renameSync(/* turbopackIgnore: true */ file, `${file}.1`);
  else rmSync(/* turbopackIgnore: true */ file);
  if (count > 0) chmodSync(/* turbopackIgnore: true */ `${file}.1`, 0o600);
  return true;
}
