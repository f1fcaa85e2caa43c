import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeRulingsPage } from "@/lib/api/serializers/ruling";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { namesMeant } from "@/lib/catalogue/model/cards-meant";
import { findByName } from "@/lib/catalogue/model/lookup";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.rulings, async ({ query }) => {
  const snapshot = await catalogue();
  const { page, rule = null } = query;
  if (query.card === undefined) return answered(serializeRulingsPage(snapshot, { card: null, rule, page }));
  const match = findByName(snapshot.names, query.card);
  if (match.found) {
    return answered(
      serializeRulingsPage(snapshot, { card: { number: match.card.number, typed: query.card }, rule, page }),
    );
  }
  const message = "No card has the name in `card`. `suggestions` may be what was meant.";
  return refused("notFound", { message, suggestions: [...namesMeant(snapshot, query.card)] });
});
