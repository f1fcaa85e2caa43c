import { API_ROUTES } from "@/lib/api/api-routes";
import { guessCard, lookUpCard, nearCards } from "@/lib/api/look-up-card";
import { serializeFullCard, serializeMatch, serializeNamedCard } from "@/lib/api/serializers/card";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.cardByName,
  async ({ params: { name }, query }) => {
    const snapshot = await catalogue(query.asof);
    const match = lookUpCard(snapshot, name) ?? (query.fuzzy === "true" ? guessCard(snapshot, name) : null);
    if (match)
      return answered({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        match: serializeMatch(name, match),
        card: serializeFullCard(match.card, snapshot),
      });
    const candidates = nearCards(snapshot, name).map(serializeNamedCard);
    const message = query.asof
      ? "No card of this name had a text in force on this day. `candidates` may be what was meant."
      : "No card has this name. `candidates` may be what was meant.";
    return refused("notFound", { message, suggestions: candidates.map((card) => card.name), candidates });
  },
);
