import type { FeedPlace } from "@/app/subjects/site-feeds";
import { atomFeed, type Feed } from "@/lib/api/atom-feed";
import { taggedText } from "@/lib/http/tagged-text";
import { feedHost, siteOrigin } from "@/lib/server/env";

/** The site as a feed tells of it, in the language that the feed's address names. */
export const feedPlace = (request: Request): FeedPlace => ({
  origin: siteOrigin(),
  idHost: feedHost(),
  lang: new URL(request.url).searchParams.get("lang") === "en" ? "en" : "ja",
});

/** A feed for readers' programs and caches on the way. */
export const feedAnswer = (request: Request, feed: Feed): Response =>
  taggedText(request, {
    text: atomFeed(feed),
    type: "application/atom+xml; charset=utf-8",
    cacheControl: "public, max-age=60, s-maxage=60",
  });
