import { API_BASE_PATH, API_DOCS_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.index, async () => {
  const { version } = await getCatalogue();
  const below = (path: string) => `${API_BASE_PATH}/${path}`;
  const links = {
    docs: API_DOCS_PATH,
    openapi: below("openapi.json"),
    cards: below("cards"),
    sets: below("sets"),
    rulings: below("rulings"),
    rules: below("rules"),
    bulk: below("bulk"),
    changes: below("changes"),
  };
  return createJsonResult({ version, links });
});
