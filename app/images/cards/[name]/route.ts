import { findVisibleImage } from "@/app/subjects/visible-image";
import { isETagFresh } from "@/lib/http/etag";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { readImageBytes } from "@/lib/magmell/card-images/data";

const YEAR = 365 * 24 * 60 * 60;

/**
 * A picture of a card in one width. Its URL is made of its content, so it is kept for ever by whoever asked; only pictures
 * that some page may show are served, so that hiding a set or taking a picture down closes the URL too.
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
