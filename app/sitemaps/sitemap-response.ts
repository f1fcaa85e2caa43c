import { createETagTextResponse } from "@/lib/http/etag";
import { createPublicErrorResponse } from "@/lib/http/public-read";

/** Creates the response with a sitemap, cacheable for a minute, or 404 for null. */
export const createSitemapResponse = (request: Request, text: string | null): Response =>
  text === null
    ? createPublicErrorResponse("notFound")
    : createETagTextResponse(request, {
        text,
        type: "application/xml; charset=utf-8",
        cacheControl: "public, max-age=60, s-maxage=60",
      });
