import { isLang } from "@/app/i18n/lang";
import type { FeedContext } from "@/app/subjects/site-feeds";
import { type AtomFeed, renderAtomFeed } from "@/lib/api/atom-feed";
import { createETagTextResponse } from "@/lib/http/etag";
import { getFeedHost, getSiteOrigin } from "@/lib/server/env";

/** Returns the site's origin, the feed host and the language of a feed request. */
export function getFeedContext(request: Request): FeedContext {
  const asked = new URL(request.url).searchParams.get("lang");
  return { origin: getSiteOrigin(), idHost: getFeedHost(), lang: isLang(asked) ? asked : "ja" };
}

/** Creates the response with a feed, cacheable for a minute. */
export const createFeedResponse = (request: Request, feed: AtomFeed): Response =>
  createETagTextResponse(request, {
    text: renderAtomFeed(feed),
    type: "application/atom+xml; charset=utf-8",
    cacheControl: "public, max-age=60, s-maxage=60",
  });
