import { renderSitemapPart } from "@/app/subjects/sitemap-parts";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { sitemapAnswer } from "../sitemap-answer";

/** One of the sitemaps that `/sitemap.xml` lists. */
export const GET = createPublicReadRoute(async (request, { part = "" }) =>
  sitemapAnswer(request, await renderSitemapPart(part)),
);
