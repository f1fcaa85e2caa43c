import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.cardByNumber,
  async ({ params, query }) => {
    const snapshot = await getCatalogue(query.asof);
    const card = snapshot.byNumber.get(params.number);
    if (card)
      return createJsonResult({
        version: snapshot.version,
        asOf: query.asof ?? snapshot.asOf,
        card: serializeFullCard(card, snapshot),
      });
    const when = query.asof ? " with a text in force on this day" : "";
    return createApiErrorResult("notFound", { message: `No card${when} has this number. Search by name instead.` });
  },
);
