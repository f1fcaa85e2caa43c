import { renderSitemapIndex } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { createSitemapResponse } from "../sitemaps/sitemap-response";

/** The list of all sitemaps, whose address `robots.txt` tells. */
export const GET = createPublicReadRoute(async (request) => createSitemapResponse(request, await renderSitemapIndex()));
