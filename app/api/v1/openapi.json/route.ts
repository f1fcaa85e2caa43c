import { API_ROUTES } from "@/lib/api/api-routes";
import { createOpenApiDocument } from "@/lib/api/openapi";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getSiteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.openApi,
  async ({ query }) => ({
    as: "text",
    type: "application/json; charset=utf-8",
    text: JSON.stringify(createOpenApiDocument(query.lang, getSiteOrigin())),
  }),
);
