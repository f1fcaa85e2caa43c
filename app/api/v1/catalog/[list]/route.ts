import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeWordList } from "@/lib/api/serializers/catalog";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.wordList,
  async ({ params }) => createJsonResult(serializeWordList(await getCatalogue(), params.list)),
);
