import { renderSitemapIndex } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { sitemapAnswer } from "../sitemaps/sitemap-answer";

/** The list of all sitemaps, whose address `robots.txt` tells. */
export const GET = createPublicReadRoute(async (request) => sitemapAnswer(request, await renderSitemapIndex()));
