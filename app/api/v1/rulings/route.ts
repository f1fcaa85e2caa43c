import { API_ROUTES } from "@/lib/api/api-routes";
import { lookUpCard, nearCards } from "@/lib/api/look-up-card";
import { serializeNamedCard } from "@/lib/api/serializers/card";
import { serializeRulingsPage } from "@/lib/api/serializers/ruling";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.rulings, async ({ query }) => {
  const snapshot = await catalogue();
  const { page, rule = null } = query;
  if (query.card === undefined) return answered(serializeRulingsPage(snapshot, { card: null, rule, page }));
  const match = lookUpCard(snapshot, query.card);
  if (match) {
    return answered(
      serializeRulingsPage(snapshot, { card: { number: match.card.number, typed: query.card }, rule, page }),
    );
  }
  const candidates = nearCards(snapshot, query.card).map(serializeNamedCard);
  const message = "No card has the name in `card`. `candidates` may be what was meant.";
  return refused("notFound", { message, suggestions: candidates.map(({ name }) => name), candidates });
});
