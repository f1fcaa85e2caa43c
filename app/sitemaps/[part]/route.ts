import { renderSitemapPart } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { createSitemapResponse } from "../sitemap-response";

/** One of the sitemaps in `/sitemap.xml`. */
export const GET = createPublicReadRoute(async (request, { part = "" }) =>
  createSitemapResponse(request, await renderSitemapPart(part)),
);
