import { buildDecksFeed, MAX_FEED_ENTRIES } from "@/app/subjects/site-feeds";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { listPublicDecks } from "@/lib/magmell/decks/data";
import { createFeedResponse, getFeedContext } from "../feed-response";

/** The newest public decks of players, as Atom. */
export const GET = createPublicReadRoute(async (request) => {
  const { decks } = await listPublicDecks(null, { size: MAX_FEED_ENTRIES });
  return createFeedResponse(request, buildDecksFeed(decks, getFeedContext(request)));
});
