import { API_BASE_PATH, API_DOCS_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { createOpenApiDocument } from "@/lib/api/openapi";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getSiteOrigin } from "@/lib/server/env";

export const serviceHandlers = {
  index: createPublicRoute(API_ROUTES.index, async () => {
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
  }),
  openApi: createPublicRoute(API_ROUTES.openApi, async ({ query }) => ({
    as: "text",
    type: "application/json; charset=utf-8",
    text: JSON.stringify(createOpenApiDocument(query.lang, getSiteOrigin())),
  })),
};
