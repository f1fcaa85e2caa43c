import { randomInt } from "node:crypto";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { findCards } from "@/lib/magmell/search/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.randomCard,
  async ({ query }) => {
    const found = await findCards(query.q);
    const { snapshot, result } = found;
    const [hit] = result.total > 0 ? result.hits(randomInt(result.total), 1) : [];
    if (!hit) return refused("notFound", { message: "No card matches this query. Ask `cards` for its warnings." });
    const asOf = found.query.options.asOf ?? snapshot.asOf;
    return answered({ version: snapshot.version, asOf, card: serializeFullCard(hit.card, snapshot) });
  },
);
