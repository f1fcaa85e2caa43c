import { collectionAnswer } from "@/lib/api/answers/collection-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, GET, HEAD, PATCH, PUT } from "@/lib/api/serve/only-questions";

export const { POST, OPTIONS } = publicRoute(API_ROUTES.cardCollection, async ({ query, body }) => {
  const held = await catalogue(query.asof);
  return answered(collectionAnswer(held, query.asof ?? held.asOf, body.cards));
});
