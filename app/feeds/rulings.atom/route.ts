import { buildRulingsFeed } from "@/app/subjects/site-feeds";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { feedAnswer, feedPlace } from "../feed-answer";

/** The newest rulings, as Atom. */
export const GET = createPublicReadRoute(async (request) =>
  feedAnswer(request, buildRulingsFeed(await getCatalogue(), feedPlace(request))),
);
