import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSearchPage } from "@/lib/api/serializers/search";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/magmell/search/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.searchCards,
  async ({ query }) => {
    const found = await findCards(query.q);
    return answered(serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, query.page));
  },
);
