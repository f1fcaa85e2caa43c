import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSymbols } from "@/lib/api/serializers/symbols";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.symbols, async () =>
  createJsonResult(serializeSymbols()),
);
