import { API_ROUTES } from "@/lib/api/api-routes";
import { findSimilarCards, lookUpCard } from "@/lib/api/look-up-card";
import { serializeNamedCard } from "@/lib/api/serializers/card";
import { serializeRulingsPage } from "@/lib/api/serializers/ruling";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.rulings,
  async ({ query }) => {
    const snapshot = await getCatalogue();
    const { page, rule = null } = query;
    if (query.card === undefined) return createJsonResult(serializeRulingsPage(snapshot, { card: null, rule, page }));
    const match = lookUpCard(snapshot, query.card);
    if (match) {
      return createJsonResult(
        serializeRulingsPage(snapshot, { card: { number: match.card.number, typed: query.card }, rule, page }),
      );
    }
    const candidates = findSimilarCards(snapshot, query.card).map(serializeNamedCard);
    const message = "No card has the name in `card`. `candidates` may be what was meant.";
    return createApiErrorResult("notFound", { message, suggestions: candidates.map(({ name }) => name), candidates });
  },
);
