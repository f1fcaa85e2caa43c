import { buildRulingsFeed } from "@/app/subjects/site-feeds";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createFeedResponse, getFeedContext } from "../feed-response";

/** The newest rulings, as Atom. */
export const GET = createPublicReadRoute(async (request) =>
  createFeedResponse(request, buildRulingsFeed(await getCatalogue(), getFeedContext(request))),
);
