import { API_ROUTES } from "@/lib/api/api-routes";
import { openApi } from "@/lib/api/openapi";
import { publicRoute } from "@/lib/api/server/public-route";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/server/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.openApi, async ({ query }) => ({
  ...{ as: "text", type: "application/json; charset=utf-8" },
  text: JSON.stringify(openApi(query.lang)),
}));
