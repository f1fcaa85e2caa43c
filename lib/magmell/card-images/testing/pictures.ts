import sharp from "sharp";
import {
  createOversizedJpeg,
  createOversizedPng,
  createOversizedWebp,
  createTextBomb,
  insertPngChunk,
} from "./picture-bombs";

/** Returns a single-color picture with the proportions of a card. */
export const createPlainPicture = (color: string, width = 630, height = 880) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const createPngPicture = (color: string): Promise<Buffer> => createPlainPicture(color).png().toBuffer();

/** A script in the shape of a picture. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880"><script>alert(1)</script></svg>`;

/** An SVG with a local file, another site, and entities that expand a billionfold. */
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"x".repeat(100)}"><!ENTITY b "${"&a;".repeat(10)}">
<!ENTITY c "${"&b;".repeat(10)}"><!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="630"
height="880"><image href="http://elsewhere.example/x"/><text>&f;${"&c;".repeat(10)}</text></svg>`;

/** A web page that a server without `nosniff` might pass on as one. */
const PAGE = "<html><script>alert(1)</script></html>";

type Hostile = { readonly name: string; readonly bytes: () => Promise<Uint8Array> | Uint8Array } & (
  | { readonly code: string; readonly clean?: undefined }
  /** It has to become clean WebP. */
  | { readonly clean: true; readonly code?: undefined }
);

/**
 * Image files that are broken, misleading or carry hidden data, each with the expected problem, or accepted as clean
 * WebP.
 */
export const HOSTILE_PICTURES: readonly Hostile[] = [
  { name: "empty.png", code: "IMAGE_BROKEN", bytes: () => Buffer.alloc(0) },
  { name: "text.png", code: "IMAGE_FORMAT", bytes: () => Buffer.from("This is a note, not a picture.") },
  { name: "vector.svg", code: "IMAGE_FORMAT", bytes: () => Buffer.from(SVG) },
  { name: "vector.png", code: "IMAGE_FORMAT", bytes: () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`) },
  { name: "page.webp", code: "IMAGE_FORMAT", bytes: () => Buffer.from(`<!DOCTYPE html>${PAGE}`) },
  { name: "moving.gif", code: "IMAGE_FORMAT", bytes: () => createPlainPicture("red").gif().toBuffer() },
  { name: "print.jpg", code: "IMAGE_FORMAT", bytes: () => createPlainPicture("red").tiff().toBuffer() },
  { name: "phone.jpg", code: "IMAGE_FORMAT", bytes: () => createPlainPicture("red").avif({ effort: 0 }).toBuffer() },
  { name: "paper.pdf", code: "IMAGE_FORMAT", bytes: () => Buffer.from("%PDF-1.7\n1 0 obj\n") },
  { name: "half.png", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().png().toBuffer()) },
  { name: "half.jpg", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().jpeg().toBuffer()) },
  { name: "half.webp", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().webp().toBuffer()) },
  { name: "head-only.png", code: "IMAGE_BROKEN", bytes: async () => (await createPngPicture("red")).subarray(0, 20) },
  { name: "bomb.png", code: "IMAGE_PIXELS", bytes: () => createOversizedPng(60_000, 60_000) },
  { name: "bomb.webp", code: "IMAGE_PIXELS", bytes: () => createOversizedWebp(16_383, 16_383) },
  {
    name: "bomb.jpg",
    code: "IMAGE_PIXELS",
    bytes: async () => createOversizedJpeg(await createPlainPicture("red").jpeg().toBuffer(), 65_000),
  },
  { name: "flat.png", code: "IMAGE_BROKEN", bytes: () => createOversizedPng(0, 0) },
  { name: "entities.svg", code: "IMAGE_FORMAT", bytes: () => Buffer.from(ENTITIES) },
  { name: "entities.jpg", code: "IMAGE_FORMAT", bytes: () => Buffer.from(`\ufeff  ${ENTITIES}`) },
  { name: "script.gif", code: "IMAGE_FORMAT", bytes: () => Buffer.from("GIF89a/*\0*/=1;alert(1)//") },
  {
    name: "script.jpg",
    code: "IMAGE_BROKEN",
    bytes: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(`/*${PAGE}*/`)]),
  },
  { name: "lies.png", code: "IMAGE_BROKEN", bytes: () => createOversizedPng(630, 880, 3) },
  { name: "large.png", code: "IMAGE_SIZE", bytes: () => Buffer.alloc(10 * 1024 * 1024 + 1, 0x89) },
  { name: "tiny.png", code: "IMAGE_SMALL", bytes: () => createPlainPicture("red", 63, 88).png().toBuffer() },
  { name: "ribbon.png", code: "IMAGE_SHAPE", bytes: () => createPlainPicture("red", 3_000, 200).png().toBuffer() },
  { name: "moving.webp", code: "IMAGE_ANIMATED", bytes: movingWebp },
  {
    name: "polyglot.png",
    clean: true,
    bytes: async () => Buffer.concat([await createPngPicture("red"), Buffer.from(PAGE)]),
  },
  {
    name: "polyglot.jpg",
    clean: true,
    bytes: async () => Buffer.concat([await createPlainPicture("red").jpeg().toBuffer(), Buffer.from(PAGE)]),
  },
  {
    name: "packed-profile.png",
    clean: true,
    bytes: async () => insertPngChunk(await createPngPicture("red"), "iCCP", createTextBomb("profile")),
  },
  {
    name: "packed-text.png",
    clean: true,
    bytes: async () => insertPngChunk(await createPngPicture("red"), "zTXt", createTextBomb("Comment")),
  },
  {
    name: "script-in-text.png",
    clean: true,
    bytes: async () => insertPngChunk(await createPngPicture("red"), "tEXt", Buffer.from(`Comment\0${PAGE}`)),
  },
  {
    name: "moving.png",
    clean: true,
    bytes: async () => insertPngChunk(await createPngPicture("red"), "acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  },
  {
    name: "words.jpg",
    clean: true,
    bytes: () =>
      createPlainPicture("red").withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PAGE}</x:xmpmeta>`).jpeg().toBuffer(),
  },
  { name: "wrong-end.png", clean: true, bytes: () => createPlainPicture("red").jpeg().toBuffer() },
  {
    name: "four-inks.jpg",
    clean: true,
    bytes: () => createPlainPicture("red").toColourspace("cmyk").jpeg().toBuffer(),
  },
  { name: "deep.png", clean: true, bytes: () => createPlainPicture("red").toColourspace("rgb16").png().toBuffer() },
  { name: "grey.png", clean: true, bytes: () => createPlainPicture("red").greyscale().png().toBuffer() },
  { name: "see-through.png", clean: true, bytes: () => createPlainPicture("red").ensureAlpha(0.5).png().toBuffer() },
  { name: "profile.jpg", clean: true, bytes: () => createPlainPicture("red").withIccProfile("p3").jpeg().toBuffer() },
  { name: "places.jpg", clean: true, bytes: () => withPlace().jpeg().toBuffer() },
];

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A picture with so much in it that half of the file lacks much of the picture. */
const noisy = () =>
  sharp({
    create: {
      width: 630,
      height: 880,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "red",
    },
  });

function movingWebp(): Promise<Buffer> {
  const [width, height] = [630, 880];
  const raw = Buffer.concat([Buffer.alloc(width * height * 3, 20), Buffer.alloc(width * height * 3, 200)]);
  return sharp(raw, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

/** A rotated photo with GPS data. */
const withPlace = () =>
  createPlainPicture("red", 880, 630)
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 });
