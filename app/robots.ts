import type { MetadataRoute } from "next";
import { getPageLangs, localizePath } from "@/app/i18n/lang";
import { env } from "@/lib/server/env";

// The address of the sitemap has to be absolute, and only the running site knows its own.
export const dynamic = "force-dynamic";

/** Returns the rules for crawlers. Pages with noindex are not blocked, because a crawler must read them to see it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      disallow: [
        "/api/",
        ...["/admin", "/cards/random"].flatMap((path) => getPageLangs().map((lang) => localizePath(lang, path))),
      ],
    },
    sitemap: new URL("/sitemap.xml", env().NEXTAUTH_URL).href,
  };
}
