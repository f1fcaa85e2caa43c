import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

type Bounds = {
  /** The size at which a file begins anew. */
  readonly bytes: number;
  /** How many older files are kept beside it. */
  readonly count: number;
  /** Whether a process holds the file open and writes on; otherwise each line opens it again, and several processes may write. */
  readonly held: boolean;
};

// The comments in the calls keep the build from taking the whole checkout along for files that it cannot know.

/**
 * Begins a file anew that has grown beyond a size, and keeps what was in it as `<file>.1`, the one before as `<file>.2`, up to a count.
 * A file that is held open is emptied in one go and stays the same file: no line of this process falls between. Returns whether it did.
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
