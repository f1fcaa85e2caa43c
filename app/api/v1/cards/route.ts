import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSearchPage } from "@/lib/api/serializers/search";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/magmell/search/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.searchCards,
  async ({ query }) => {
    const found = await findCards(query.q);
    return createJsonResult(serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, query.page));
  },
);
