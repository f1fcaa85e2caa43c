import { NO_SYMBOLS } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { parseTypedCost } from "@/lib/api/parse-typed-cost";
import { serializeCost, serializeSymbols } from "@/lib/api/serializers/symbols";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

export const symbolHandlers = {
  symbols: createPublicRoute(API_ROUTES.symbols, async () => createJsonResult(serializeSymbols())),
  cost: createPublicRoute(API_ROUTES.cost, async ({ query }) =>
    createJsonResult(serializeCost(parseTypedCost(query.cost) ?? NO_SYMBOLS)),
  ),
};
