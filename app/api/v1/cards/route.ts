import { API_ROUTES } from "@/lib/api/api-routes";
import { searchAnswer } from "@/lib/api/serializers/search-answer";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/search/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.searchCards,
  async ({ query }) => {
    const found = await findCards(query.q);
    return answered(searchAnswer(found, found.query.options.asOf ?? found.held.asOf, query.page));
  },
);
