import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.cardByNumber,
  async ({ params, query }) => {
    const held = await catalogue(query.asof);
    const card = held.byNumber.get(params.number);
    if (card)
      return answered({ version: held.version, asOf: query.asof ?? held.asOf, card: serializeFullCard(card, held) });
    const when = query.asof ? " with a text in force on this day" : "";
    return refused("notFound", { message: `No card${when} has this number. Search by name instead.` });
  },
);
