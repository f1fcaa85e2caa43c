import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lazy, lruCache } from "@/lib/cache";
import { OutlineFont } from "./outline-font";

/** The typeface of headings, which has Japanese and Latin letters. */
const FONT = "public/fonts/pictures.woff";
/** Pictures in the cache; each is some ten kilobytes. */
const CACHED = 200;
/** Pictures in the queue; drawing one keeps a core busy for a moment. */
const QUEUED = 12;

const pictures = lruCache<Uint8Array>(CACHED);
let lastInQueue: Promise<unknown> = Promise.resolve();
let queued = 0;

/** The font of the texts in pictures, read once. */
export const pictureFont = lazy(async () => new OutlineFont(await readFile(join(process.cwd(), FONT))));

/** A drawn picture from the cache. */
export const cachedPicture = (key: string): Uint8Array | null => pictures.get(key) ?? null;

/**
 * Draws an SVG as a PNG, and caches it. Pictures are drawn one at a time; `null` when the queue is full, or where the drawing
 * library has no build for this machine.
 */
export async function drawPicture(key: string, svg: string): Promise<Uint8Array | null> {
  if (queued >= QUEUED) return null;
  queued += 1;
  const drawing = lastInQueue.then(() => pngOf(svg));
  lastInQueue = drawing.catch(() => null);
  try {
    const picture = await drawing;
    if (picture) pictures.set(key, picture);
    return picture;
  } finally {
    queued -= 1;
  }
}

async function pngOf(svg: string): Promise<Uint8Array | null> {
  const sharp = await import("sharp").catch(() => null);
  if (sharp === null) return null;
  return sharp.default(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
