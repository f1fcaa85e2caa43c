import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.cardByNumber,
  async ({ params, query }) => {
    const snapshot = await catalogue(query.asof);
    const card = snapshot.byNumber.get(params.number);
    if (card)
      return answered({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        card: serializeFullCard(card, snapshot),
      });
    const when = query.asof ? " with a text in force on this day" : "";
    return refused("notFound", { message: `No card${when} has this number. Search by name instead.` });
  },
);
