import { API_ROUTES } from "@/lib/api/api-routes";
import { setAnswer } from "@/lib/api/serializers/set-answer";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.setByCode,
  async ({ at, query }) => {
    const answer = setAnswer(await catalogue(), at.code, query.page);
    return answer
      ? answered(answer)
      : refused("notFound", { message: "No set has this code. `sets` lists all of them." });
  },
);
