import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture in the shape of a card, in a color of its own. */
export const plainPicture = (color: string, width = 630, height = 880) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const pngPicture = (color: string): Promise<Buffer> => plainPicture(color).png().toBuffer();

/** A PNG that says of itself to have any size, with so much data in it as `rows` rows take. */
function claimedPng(width: number, height: number, rows = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(rows * (width * 3 + 1)));
  return Buffer.concat([PNG, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A script in the shape of a picture. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880"><script>alert(1)</script></svg>`;

/** A web page that a server without `nosniff` might pass on as one. */
const PAGE = "<html><script>alert(1)</script></html>";

type Hostile = { readonly name: string; readonly bytes: () => Promise<Uint8Array> | Uint8Array } & (
  | { readonly code: string; readonly clean?: undefined }
  /** It has to become clean WebP. */
  | { readonly clean: true; readonly code?: undefined }
);

/** Picture files that break, mislead or hide something, each with the problem it has to give, or else with clean WebP. */
export const HOSTILE_PICTURES: readonly Hostile[] = [
  { name: "empty.png", code: "IMAGE_BROKEN", bytes: () => Buffer.alloc(0) },
  { name: "text.png", code: "IMAGE_FORMAT", bytes: () => Buffer.from("This is a note, not a picture.") },
  { name: "vector.svg", code: "IMAGE_FORMAT", bytes: () => Buffer.from(SVG) },
  { name: "vector.png", code: "IMAGE_FORMAT", bytes: () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`) },
  { name: "page.webp", code: "IMAGE_FORMAT", bytes: () => Buffer.from(`<!DOCTYPE html>${PAGE}`) },
  { name: "moving.gif", code: "IMAGE_FORMAT", bytes: () => plainPicture("red").gif().toBuffer() },
  { name: "print.jpg", code: "IMAGE_FORMAT", bytes: () => plainPicture("red").tiff().toBuffer() },
  { name: "phone.jpg", code: "IMAGE_FORMAT", bytes: () => plainPicture("red").avif({ effort: 0 }).toBuffer() },
  { name: "paper.pdf", code: "IMAGE_FORMAT", bytes: () => Buffer.from("%PDF-1.7\n1 0 obj\n") },
  { name: "half.png", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().png().toBuffer()) },
  { name: "half.jpg", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().jpeg().toBuffer()) },
  { name: "half.webp", code: "IMAGE_BROKEN", bytes: async () => half(await noisy().webp().toBuffer()) },
  { name: "head-only.png", code: "IMAGE_BROKEN", bytes: async () => (await pngPicture("red")).subarray(0, 20) },
  { name: "bomb.png", code: "IMAGE_PIXELS", bytes: () => claimedPng(60_000, 60_000) },
  { name: "lies.png", code: "IMAGE_BROKEN", bytes: () => claimedPng(630, 880, 3) },
  { name: "large.png", code: "IMAGE_SIZE", bytes: () => Buffer.alloc(10 * 1024 * 1024 + 1, 0x89) },
  { name: "tiny.png", code: "IMAGE_SMALL", bytes: () => plainPicture("red", 63, 88).png().toBuffer() },
  { name: "ribbon.png", code: "IMAGE_SHAPE", bytes: () => plainPicture("red", 3_000, 200).png().toBuffer() },
  { name: "moving.webp", code: "IMAGE_ANIMATED", bytes: movingWebp },
  { name: "polyglot.png", clean: true, bytes: async () => Buffer.concat([await pngPicture("red"), Buffer.from(PAGE)]) },
  { name: "wrong-end.png", clean: true, bytes: () => plainPicture("red").jpeg().toBuffer() },
  { name: "four-inks.jpg", clean: true, bytes: () => plainPicture("red").toColourspace("cmyk").jpeg().toBuffer() },
  { name: "deep.png", clean: true, bytes: () => plainPicture("red").toColourspace("rgb16").png().toBuffer() },
  { name: "grey.png", clean: true, bytes: () => plainPicture("red").greyscale().png().toBuffer() },
  { name: "see-through.png", clean: true, bytes: () => plainPicture("red").ensureAlpha(0.5).png().toBuffer() },
  { name: "profile.jpg", clean: true, bytes: () => plainPicture("red").withIccProfile("p3").jpeg().toBuffer() },
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

/** A photograph that tells where it was taken, and lies on its side. */
const withPlace = () =>
  plainPicture("red", 880, 630)
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 0/1" } })
    .withMetadata({ orientation: 6 });
