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
    const held = await catalogue(query.asof);
    const match = findByName(held.names, params.name);
    const card = match.found ? match.card : query.fuzzy === "true" ? onlyCardMeant(held, params.name) : null;
    if (card)
      return answered({ version: held.version, asOf: query.asof ?? held.asOf, card: serializeFullCard(card, held) });
    const suggestions = [...namesMeant(held, params.name)];
    const message = query.asof
      ? "No card of this name had a text in force on this day. `suggestions` may be what was meant."
      : "No card has this name. `suggestions` may be what was meant.";
    return refused("notFound", { message, suggestions });
  },
);
