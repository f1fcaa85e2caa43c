import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createLruCache, lazy } from "@/lib/cache";
import { OutlineFont } from "./outline-font";

/** The typeface of headings, which has Japanese and Latin letters. */
const FONT = "public/fonts/pictures.woff";
/** Pictures in the cache; each is some hundred kilobytes at most. */
const CACHED = 200;
/** Pictures in the queue; drawing one keeps a core busy for a part of a second. */
const QUEUED = 12;

const pictures = createLruCache<Uint8Array>(CACHED);
const underway = new Map<string, Promise<Uint8Array | null>>();
let lastInQueue: Promise<unknown> = Promise.resolve();

/** Returns the font for texts in pictures, loaded once. */
export const loadPictureFont = lazy(async () => new OutlineFont(await readFile(join(process.cwd(), FONT))));

/**
 * Renders an SVG drawing as PNG, or returns it from the cache. The key must contain everything that determines the
 * picture, so that concurrent requests share one rendering. Pictures are rendered one at a time. Null if the queue is
 * full, or if the drawing library does not support this machine.
 */
export async function renderPicture(key: string, draw: () => Promise<string>): Promise<Uint8Array | null> {
  const cached = pictures.get(key) ?? underway.get(key);
  if (cached) return cached;
  if (underway.size >= QUEUED) return null;
  const drawing = lastInQueue.then(async () => pngOf(await draw()));
  lastInQueue = drawing.catch(() => null);
  underway.set(key, drawing);
  try {
    const picture = await drawing;
    if (picture) pictures.set(key, picture);
    return picture;
  } finally {
    underway.delete(key);
  }
}

/** Returns an image as a `data:` URL; null if the drawing library does not support this machine. */
export async function toDataUrl(bytes: Uint8Array): Promise<string | null> {
  const sharp = await import("sharp").catch(() => null);
  if (sharp === null) return null;
  const jpeg = await sharp.default(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 85 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function pngOf(svg: string): Promise<Uint8Array | null> {
  const sharp = await import("sharp").catch(() => null);
  if (sharp === null) return null;
  return sharp.default(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
