import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const KILOBYTE = 1024;
/** Sizes of what is written while it fits, in kilobytes: the last gap is smaller than a page of PostgreSQL. */
const PIECES = [1024, 64, 4, 1];

/** A small in-memory disk (tmpfs) that the proof can fill up. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, "filler");
  }

  /** Mounts a disk; `null` where this user may not. */
  static mount(folder: string, megabytes: number): SmallDisk | null {
    mkdirSync(folder);
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "grimoire-proof", folder];
    const { status } = spawnSync("mount", options, { stdio: "ignore" });
    return status === 0 ? new SmallDisk(folder) : null;
  }

  /** Writes until nothing fits any more. */
  fill(): void {
    const file = openSync(this.#filler, "a");
    for (const kilobytes of PIECES) {
      const piece = Buffer.alloc(kilobytes * KILOBYTE);
      while (fits(file, piece));
    }
    closeSync(file);
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    spawnSync("umount", ["-l", this.folder], { stdio: "ignore" });
  }
}

function fits(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
