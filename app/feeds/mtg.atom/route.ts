import { buildMtgDecksFeed } from "@/app/subjects/site-feeds";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { listPublicMtgDecks } from "@/lib/mtg/decks/saved/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { feedAnswer, feedPlace } from "../feed-answer";

/** The newest public Magic decks of players, as Atom. */
export const GET = createPublicReadRoute(async (request) => {
  const { decks } = await listPublicMtgDecks(null, { format: null });
  return feedAnswer(request, buildMtgDecksFeed(decks, feedPlace(request), await getFormatData()));
});
