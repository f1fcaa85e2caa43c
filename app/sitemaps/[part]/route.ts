import { renderSitemapPart } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { createSitemapResponse } from "../sitemap-response";

/** One of the sitemaps that `/sitemap.xml` lists. */
export const GET = createPublicReadRoute(async (request, { part = "" }) =>
  createSitemapResponse(request, await renderSitemapPart(part)),
);
