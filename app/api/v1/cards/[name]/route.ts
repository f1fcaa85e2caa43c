import { API_ROUTES } from "@/lib/api/api-routes";
import { onlyCardMeant } from "@/lib/api/serializers/autocomplete";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { namesMeant } from "@/lib/catalogue/model/cards-meant";
import { findByName } from "@/lib/catalogue/model/lookup";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.cardByName,
  async ({ params, query }) => {
    const snapshot = await catalogue(query.asof);
    const match = findByName(snapshot.names, params.name);
    const card = match.found ? match.card : query.fuzzy === "true" ? onlyCardMeant(snapshot, params.name) : null;
    if (card)
      return answered({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        card: serializeFullCard(card, snapshot),
      });
    const suggestions = [...namesMeant(snapshot, params.name)];
    const message = query.asof
      ? "No card of this name had a text in force on this day. `suggestions` may be what was meant."
      : "No card has this name. `suggestions` may be what was meant.";
    return refused("notFound", { message, suggestions });
  },
);
