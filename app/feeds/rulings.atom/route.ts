import { rulingsFeed } from "@/app/subjects/site-feeds";
import { catalogue } from "@/lib/catalogue/store/data";
import { publicRead } from "@/lib/http/public-read";
import { feedAnswer, feedPlace } from "../feed-answer";

/** The newest rulings, as Atom. */
export const GET = publicRead(async (request) =>
  feedAnswer(request, rulingsFeed(await catalogue(), feedPlace(request))),
);
