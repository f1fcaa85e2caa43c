import { randomInt } from "node:crypto";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/magmell/search/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.randomCard,
  async ({ query }) => {
    const found = await findCards(query.q);
    const { snapshot, result } = found;
    const [hit] = result.total > 0 ? result.hits(randomInt(result.total), 1) : [];
    if (!hit)
      return createApiErrorResult("notFound", { message: "No card matches this query. Ask `cards` for its warnings." });
    const asOf = found.query.options.asOf ?? snapshot.asOf;
    return createJsonResult({ version: snapshot.version, asOf, card: serializeFullCard(hit.card, snapshot) });
  },
);
