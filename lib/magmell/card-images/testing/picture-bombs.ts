import { crc32, deflateSync } from "node:zlib";

/** Creates a PNG that declares any size but has the data of `rows` rows. */
export function createOversizedPng(width: number, height: number, rows = 1): Buffer {
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

/** Bytes of a PNG before its first chunk but the head. */
const HEAD_END = 33;

/** Returns a PNG with another chunk inserted after its header. */
export const insertPngChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_END), chunk(type, data), png.subarray(HEAD_END)]);

/** Returns the content of a PNG chunk, such as a color profile or a text, that decompresses to 32 megabytes. */
export const createTextBomb = (keyword: string): Buffer =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(Buffer.alloc(32 * 1024 * 1024))]);

/** Creates a WebP without pixels that declares any size. */
export function createOversizedWebp(width: number, height: number): Buffer {
  const data = Buffer.alloc(32);
  data.writeUInt8(0x2f, 0);
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const head = Buffer.from("RIFF....WEBPVP8L....", "latin1");
  head.writeUInt32LE(4 + 8 + data.length, 4);
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

/** Creates a JPEG that declares a width and height of `side`. */
export function createOversizedJpeg(jpeg: Buffer, side: number): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const claimed = Buffer.from(jpeg);
  claimed.writeUInt16BE(side, at + 5);
  claimed.writeUInt16BE(side, at + 7);
  return claimed;
}
