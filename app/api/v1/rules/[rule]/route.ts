import { RULES_EDITION } from "@/engine";
import { ruleAnswer } from "@/lib/api/answers/rule-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.ruleById, async ({ at }) => {
  const rule = ruleAnswer(at.rule);
  if (rule) return answered({ edition: RULES_EDITION, rule });
  return refused("notFound", { message: "No rule has this id. `rules` lists all of them." });
});
