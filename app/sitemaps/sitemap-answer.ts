import { createETagTextResponse } from "@/lib/http/etag";
import { createPublicErrorResponse } from "@/lib/http/public-read";

/** Returns a sitemap for crawlers and caches on the way, or a refusal where there is none. */
export const sitemapAnswer = (request: Request, text: string | null): Response =>
  text === null
    ? createPublicErrorResponse("notFound")
    : createETagTextResponse(request, {
        text,
        type: "application/xml; charset=utf-8",
        cacheControl: "public, max-age=60, s-maxage=60",
      });
