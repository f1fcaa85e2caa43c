import { setAnswer } from "@/lib/api/answers/set-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.setByCode, async ({ at, query }) => {
  const answer = setAnswer(await catalogue(), at.code, query.page);
  return answer
    ? answered(answer)
    : refused("notFound", { message: "No set has this code. `sets` lists all of them." });
});
