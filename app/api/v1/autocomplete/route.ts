import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSuggestions } from "@/lib/api/serializers/autocomplete";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.autocomplete,
  async ({ query }) => answered(serializeSuggestions(await catalogue(), query.q)),
);
