import { findVisibleImage } from "@/app/subjects/visible-image";
import { isETagFresh } from "@/lib/http/etag";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { readImageBytes } from "@/lib/magmell/card-images/data";

const YEAR = 365 * 24 * 60 * 60;

/**
 * A card picture in one width. Its URL contains a content hash, so it is cached permanently. Returns 404 for pictures
 * that no page may show, so hiding a set or taking down a picture takes effect here too.
 */
export const GET = createPublicReadRoute(async (request, { name }) => {
  const asked = await findVisibleImage(name ?? "");
  if (!asked) return missing();
  const headers = {
    "Cache-Control": `public, max-age=${YEAR}, immutable`,
    ETag: `"${asked.sha256.slice(0, 32)}.${asked.width}"`,
    // Should a browser ever open one as a page, nothing in it may run.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  if (isETagFresh(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = await readImageBytes(asked.sha256, asked.width);
  if (bytes === null) return missing();
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...headers, "Content-Type": "image/webp" } });
}, "image");

const missing = (): Response =>
  createPublicErrorResponse("notFound", {
    message:
      "No image at this URL, or one that is hidden. Copy the URL again from the page or the API response that shows the image.",
  });
