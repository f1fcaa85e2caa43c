import { API_ROUTES } from "@/lib/api/api-routes";
import { searchAnswer } from "@/lib/api/serializers/search-answer";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/search/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/server/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.searchCards, async ({ query }) => {
  const found = await findCards(query.q);
  return answered(searchAnswer(found, found.query.options.asOf ?? found.held.asOf, query.page));
});
