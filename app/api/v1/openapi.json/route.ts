import { API_ROUTES } from "@/lib/api/api-routes";
import { openApi } from "@/lib/api/openapi";
import { publicRoute } from "@/lib/api/server/public-route";
import { siteOrigin } from "@/lib/server/env";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.openApi, async ({ query }) => ({
  as: "text",
  type: "application/json; charset=utf-8",
  text: JSON.stringify(openApi(query.lang, siteOrigin())),
}));
