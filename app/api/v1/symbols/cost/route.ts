import { NO_SYMBOLS } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { readCost } from "@/lib/api/read-cost";
import { serializeCost } from "@/lib/api/serializers/symbols";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.cost, async ({ query }) =>
  answered(serializeCost(readCost(query.cost) ?? NO_SYMBOLS)),
);
