import { renderSitemapIndex } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { createSitemapResponse } from "../sitemaps/sitemap-response";

/** The index of all sitemaps, which `robots.txt` links. */
export const GET = createPublicReadRoute(async (request) => createSitemapResponse(request, await renderSitemapIndex()));
