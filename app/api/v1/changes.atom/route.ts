import { getDictionary } from "@/app/i18n/dictionary";
import { API_ROUTES } from "@/lib/api/api-routes";
import { atomFeed } from "@/lib/api/atom-feed";
import { newestPublications } from "@/lib/api/data";
import { changesFeed } from "@/lib/api/serializers/changes-feed";
import { publicRoute } from "@/lib/api/server/public-route";
import { feedHost, siteOrigin } from "@/lib/server/env";

const COUNT = 30;
const CHANGES = 50;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.changesFeed,
  async ({ query }) => {
    const { api, site } = getDictionary(query.lang);
    const place = { ...query, origin: siteOrigin(), idHost: feedHost() };
    const publications = await newestPublications(COUNT, CHANGES);
    const text = atomFeed(changesFeed(publications, { ...place, words: api.feed, author: site.siteName }));
    return { as: "text", type: "application/atom+xml; charset=utf-8", text };
  },
);
