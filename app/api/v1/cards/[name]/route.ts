import { API_ROUTES } from "@/lib/api/api-routes";
import { findSimilarCards, guessCard, lookUpCard } from "@/lib/api/look-up-card";
import { serializeFullCard, serializeNamedCard, serializeNameMatch } from "@/lib/api/serializers/card";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.cardByName,
  async ({ params: { name }, query }) => {
    const snapshot = await getCatalogue(query.asof);
    const match = lookUpCard(snapshot, name) ?? (query.fuzzy === "true" ? guessCard(snapshot, name) : null);
    if (match)
      return createJsonResult({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        match: serializeNameMatch(name, match),
        card: serializeFullCard(match.card, snapshot),
      });
    const candidates = findSimilarCards(snapshot, name).map(serializeNamedCard);
    const message = query.asof
      ? "No card of this name had a text in force on this day. `candidates` may be what was meant."
      : "No card has this name. `candidates` may be what was meant.";
    return createApiErrorResult("notFound", { message, suggestions: candidates.map((card) => card.name), candidates });
  },
);
