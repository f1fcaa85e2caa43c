import { rulingsFeed } from "@/app/subjects/site-feeds";
import { catalogue } from "@/lib/catalogue/store/data";
import { publicRead } from "@/lib/http/public-read";
import { siteOrigin } from "@/lib/server/env";
import { feedAnswer, feedLang } from "../feed-answer";

/** The newest rulings, as Atom. */
export const GET = publicRead(async (request) =>
  feedAnswer(request, rulingsFeed(await catalogue(), { origin: siteOrigin(), lang: feedLang(request) })),
);
