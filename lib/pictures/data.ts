import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { OutlineFont } from "./outline-font";

/** The face of headings, which has Japanese and Latin letters. */
const FONT = "public/fonts/pictures.woff";
/** Pictures that are kept, the one asked for last at the end. Each is some ten kilobytes. */
const KEPT = 200;
/** Pictures that may wait for their turn; drawing one keeps a core busy for a moment. */
const WAITING = 12;

let font: Promise<OutlineFont> | null = null;
const kept = new Map<string, Uint8Array>();
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The font that pictures are lettered with, read once. */
export function pictureFont(): Promise<OutlineFont> {
  font ??= readFile(join(process.cwd(), FONT)).then((file) => new OutlineFont(file, inflateSync));
  return font;
}

/** A picture that was drawn before. */
export function keptPicture(key: string): Uint8Array | null {
  const picture = kept.get(key);
  if (!picture) return null;
  kept.delete(key);
  kept.set(key, picture);
  return picture;
}

/**
 * Turns a drawing into a PNG and keeps it. One at a time; `null` when too many wait already, or where the library that
 * draws has no build for this machine.
 */
export async function drawPicture(key: string, svg: string): Promise<Uint8Array | null> {
  if (waiting >= WAITING) return null;
  waiting += 1;
  const drawn = turn.then(() => drawNow(svg));
  turn = drawn.catch(() => null);
  try {
    const picture = await drawn;
    if (picture) kept.set(key, picture);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
    return picture;
  } finally {
    waiting -= 1;
  }
}

async function drawNow(svg: string): Promise<Uint8Array | null> {
  const sharp = await import("sharp").catch(() => null);
  if (sharp === null) return null;
  return sharp.default(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
