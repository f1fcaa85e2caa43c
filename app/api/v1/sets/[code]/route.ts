import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSetPage } from "@/lib/api/serializers/set";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.setByCode,
  async ({ params, query }) => {
    const answer = serializeSetPage(await getCatalogue(), params.code, query.page);
    return answer
      ? createJsonResult(answer)
      : createApiErrorResult("notFound", { message: "No set has this code. `sets` lists all of them." });
  },
);
