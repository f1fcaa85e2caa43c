import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSuggestions } from "@/lib/api/serializers/autocomplete";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.autocomplete,
  async ({ query }) => createJsonResult(serializeSuggestions(await getCatalogue(), query.q)),
);
