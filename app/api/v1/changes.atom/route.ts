import { getDictionary } from "@/app/i18n/dictionary";
import { API_ROUTES } from "@/lib/api/api-routes";
import { renderAtomFeed } from "@/lib/api/atom-feed";
import { listNewestPublications } from "@/lib/api/data";
import { createChangesFeed } from "@/lib/api/serializers/changes-feed";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getFeedHost, getSiteOrigin } from "@/lib/server/env";

const COUNT = 30;
const CHANGES = 50;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.changesFeed,
  async ({ query }) => {
    const { api, site } = getDictionary(query.lang);
    const place = { ...query, origin: getSiteOrigin(), idHost: getFeedHost() };
    const publications = await listNewestPublications(COUNT, CHANGES);
    const text = renderAtomFeed(createChangesFeed(publications, { ...place, words: api.feed, author: site.siteName }));
    return { as: "text", type: "application/atom+xml; charset=utf-8", text };
  },
);
