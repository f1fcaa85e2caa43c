import type { Lang } from "@/app/ui/i18n/lang";
import { atomFeed, type Feed } from "@/lib/api/atom-feed";
import { taggedText } from "@/lib/http/tagged-text";

/** The language that the address of a feed names. */
export const feedLang = (request: Request): Lang =>
  new URL(request.url).searchParams.get("lang") === "en" ? "en" : "ja";

/** A feed for readers' programs and caches on the way. */
export const feedAnswer = (request: Request, feed: Feed): Response =>
  taggedText(request, {
    text: atomFeed(feed),
    type: "application/atom+xml; charset=utf-8",
    cacheControl: "public, max-age=60, s-maxage=60",
  });
