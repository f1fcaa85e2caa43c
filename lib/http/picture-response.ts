import { createHash } from "node:crypto";
import { ERROR_MESSAGES, ERROR_STATUS } from "../error-codes";
import { renderPicture } from "../pictures/data";
import { isETagFresh } from "./etag";

/**
 * How long images may be cached. `fixed`: a year under a URL with a stamp, a day without. `open`: caches may store it
 * and must revalidate, because it may be hidden. `private`: no shared cache stores it.
 */
type Keeping = "fixed" | "open" | "private";

type AskedPicture = {
  /** The stamp of everything that decides the picture. */
  readonly stamp: string;
  readonly keeping: Keeping;
  readonly draw: () => Promise<string>;
};

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;
/** Seconds after which the queue is likely to be shorter. */
const WAIT = 5;

/** Returns the cache key of a picture: a hash of its content, its data and its drawing version. */
export const hashPictureParts = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

/** Responds with an image that is drawn once, or 304. The caller has checked that the viewer may see it. */
export async function createPictureResponse(
  request: Request,
  { stamp, keeping, draw }: AskedPicture,
): Promise<Response> {
  const tag = `"${stamp}"`;
  const headers: Record<string, string> =
    keeping === "private"
      ? { "Cache-Control": "private, no-store" }
      : { "Cache-Control": cacheControl(request, stamp, keeping), ETag: tag };
  if (keeping !== "private" && isETagFresh(request, tag)) return new Response(null, { status: 304, headers });
  const picture = await renderPicture(stamp, draw);
  if (picture === null) return busyResponse();
  return new Response(picture as Uint8Array<ArrayBuffer>, { headers: { ...headers, "Content-Type": "image/png" } });
}

function cacheControl(request: Request, stamp: string, keeping: "fixed" | "open"): string {
  if (keeping === "open") return "public, no-cache";
  const stamped = new URL(request.url).searchParams.get("v") === stamp;
  return stamped ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`;
}

const busyResponse = (): Response =>
  Response.json(
    { error: { code: "busy", message: ERROR_MESSAGES.busy } },
    { status: ERROR_STATUS.busy, headers: { "Retry-After": String(WAIT), "Cache-Control": "no-store" } },
  );
