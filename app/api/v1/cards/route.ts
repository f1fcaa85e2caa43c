import { searchAnswer } from "@/lib/api/answers/search-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { findCards } from "@/lib/search/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.searchCards, async ({ query }) => {
  const found = await findCards(query.q);
  return answered(searchAnswer(found, found.query.options.asOf ?? found.held.asOf, query.page));
});
