import { db } from "@/lib/server/db";
import type { ImageWidth } from "./image-limits";
import type { ImageMetadata } from "./types";

type Rows = Pick<ReturnType<typeof db>, "cardImage">;

/** Returns the metadata of all stored pictures by content address, without the bytes. */
export async function readImageMetadata(rows: Rows = db()): Promise<ReadonlyMap<string, ImageMetadata>> {
  const found = await rows.cardImage.findMany({
    select: { sha256: true, source: true, width: true, height: true, placeholder: true },
  });
  return new Map(found.map(({ sha256, ...facts }) => [sha256, facts]));
}

/** Returns the content addresses of pictures that were taken down. */
export async function readTakedownHashes(
  rows: Pick<ReturnType<typeof db>, "takenDownImage"> = db(),
): Promise<ReadonlySet<string>> {
  return new Set((await rows.takenDownImage.findMany({ select: { sha256: true } })).map(({ sha256 }) => sha256));
}

const FORMS = { 160: "small", 400: "medium", 800: "large" } as const satisfies Readonly<Record<ImageWidth, string>>;

/** Returns the WebP bytes of a picture in one width; null if it is not stored. */
export async function readImageBytes(sha256: string, width: ImageWidth, rows: Rows = db()): Promise<Uint8Array | null> {
  const form = FORMS[width];
  const found = await rows.cardImage.findUnique({
    where: { sha256 },
    select: { small: form === "small", medium: form === "medium", large: form === "large" },
  });
  return found?.[form] ?? null;
}
