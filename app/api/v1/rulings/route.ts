import { rulingsAnswer } from "@/lib/api/answers/rulings-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";
import { findByName } from "@/lib/catalogue/lookup";
import { namesMeant } from "@/lib/catalogue/names-meant";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.rulings, async ({ query }) => {
  const held = await catalogue();
  const { page, rule = null } = query;
  if (query.card === undefined) return answered(rulingsAnswer(held, { card: null, rule, page }));
  const match = findByName(held.names, query.card);
  if (match.found) {
    return answered(rulingsAnswer(held, { card: { number: match.card.number, typed: query.card }, rule, page }));
  }
  const message = "No card has the name in `card`. `suggestions` may be what was meant.";
  return refused("notFound", { message, suggestions: [...namesMeant(held, query.card)] });
});
