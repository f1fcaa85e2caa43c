import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeSetPage } from "@/lib/api/serializers/set";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.setByCode,
  async ({ params, query }) => {
    const answer = serializeSetPage(await catalogue(), params.code, query.page);
    return answer
      ? answered(answer)
      : refused("notFound", { message: "No set has this code. `sets` lists all of them." });
  },
);
