import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSymbols } from "@/lib/api/serializers/symbols";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.symbols, async () =>
  answered(serializeSymbols()),
);
