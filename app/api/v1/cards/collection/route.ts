import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeCollection } from "@/lib/api/serializers/catalog";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.cardCollection,
  async ({ query, body }) => {
    const snapshot = await getCatalogue(query.asof);
    return createJsonResult(serializeCollection(snapshot, query.asof ?? snapshot.asOf, body.cards));
  },
);
