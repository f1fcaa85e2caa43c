import { type FileHandle, open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { cardDataText } from "../catalogue/import/plain-words";
import { refuseFile } from "./card-data-problem";

/** An open card data file. */
export type CardFile = {
  /** The first bytes, unpacked where the file is packed by gzip. */
  readonly start: Uint8Array;
  /** All bytes from the first, unpacked, in pieces; to be read once. */
  readonly pieces: AsyncIterator<Uint8Array>;
};

/** Bytes that are read at once. */
const PIECE = 256 * 1024;
/** Most bytes of a file, unpacked: eight times as many as the largest file of the sources has. */
const MOST_BYTES = 16 * 1024 ** 3;

const DOWNLOAD = cardDataText("fix.download");

/**
 * Opens a card data file for `read`, and closes it. Throws `UnreadableDataError` if it is not a file, is empty, damaged
 * or compressed other than by gzip, or changes while being read.
 */
export async function withCardFile<Result>(path: string, read: (file: CardFile) => Promise<Result>): Promise<Result> {
  const handle = await opened(path);
  try {
    const before = await stateOf(handle);
    const [outcome] = await Promise.allSettled([readAll(handle, read)]);
    // A file that is written to says nothing true of itself, neither that it is right nor that it is wrong.
    if ((await stateOf(handle)) !== before) {
      throw refuseFile(cardDataText("fileChanged"), cardDataText("fix.wait"));
    }
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  } finally {
    await handle.close();
  }
}

async function readAll<Result>(handle: FileHandle, read: (file: CardFile) => Promise<Result>): Promise<Result> {
  const pieces = await openChunks(handle);
  try {
    const first = await pieces.next();
    if (first.done || first.value.length === 0) throw refuseFile(cardDataText("emptyFile"), DOWNLOAD);
    return await read({ start: first.value, pieces: startingWith(first.value, pieces) });
  } finally {
    await pieces.return(undefined);
  }
}

async function opened(path: string): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ENOTDIR")
      throw refuseFile(cardDataText("noFile", { path }), cardDataText("fix.path"));
    if (code === "EACCES" || code === "EPERM") {
      throw refuseFile(cardDataText("noPermission"), cardDataText("fix.permission"));
    }
    throw error;
  }
  const stat = await handle.stat();
  if (stat.isFile()) return handle;
  await handle.close();
  throw stat.isDirectory()
    ? refuseFile(cardDataText("folder", { path }), cardDataText("fix.folder"))
    : refuseFile(cardDataText("notFile", { path }), cardDataText("fix.file"));
}

/** Size and last change of an open file. */
async function stateOf(handle: FileHandle): Promise<string> {
  const { size, mtimeNs } = await handle.stat({ bigint: true });
  return `${size} ${mtimeNs}`;
}

/** First bytes of files packed by zip, bzip2, xz, Zstandard and 7-Zip. */
const PACKED = [
  [0x50, 0x4b, 0x03],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x37, 0x7a, 0xbc, 0xaf],
] as const;

async function openChunks(handle: FileHandle): Promise<AsyncGenerator<Uint8Array, void>> {
  const mark = Buffer.alloc(4);
  const { bytesRead } = await handle.read(mark, 0, mark.length, 0);
  const begins = (bytes: readonly number[]) =>
    bytesRead >= bytes.length && bytes.every((byte, at) => mark[at] === byte);
  if (PACKED.some(begins)) {
    throw refuseFile(cardDataText("packed"), cardDataText("fix.unpack"));
  }
  const source = readChunks(handle);
  if (!begins([0x1f, 0x8b])) return bounded(source);
  const unpacked = createGunzip({ chunkSize: PIECE });
  // Failures of either are thrown where the pieces are read.
  return bounded(pipeline(Readable.from(source), unpacked, () => {}));
}

/** Reads chunks without a stream, which would close the file at its end; the file is checked once more afterwards. */
async function* readChunks(handle: FileHandle): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE), 0, PIECE, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function* bounded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  try {
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > MOST_BYTES)
        throw refuseFile(cardDataText("fileTooLarge", { bytes: MOST_BYTES }), cardDataText("fix.smallerFile"));
      yield piece;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "Z_BUF_ERROR") throw refuseFile(cardDataText("gzipCutOff"), DOWNLOAD);
    if (typeof code === "string" && code.startsWith("Z_")) throw refuseFile(cardDataText("gzipDamaged"), DOWNLOAD);
    throw error;
  }
}

async function* startingWith(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
