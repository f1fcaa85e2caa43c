import { buildMtgDecksFeed } from "@/app/subjects/site-feeds";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { listPublicMtgDecks } from "@/lib/mtg/decks/saved/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { createFeedResponse, getFeedContext } from "../feed-response";

/** The newest public Magic decks of players, as Atom. */
export const GET = createPublicReadRoute(async (request) => {
  const { decks } = await listPublicMtgDecks(null, { format: null });
  return createFeedResponse(request, buildMtgDecksFeed(decks, getFeedContext(request), await getFormatData()));
});
