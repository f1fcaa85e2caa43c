import { API_ROUTES } from "@/lib/api/api-routes";
import { editionOf, serializeRule } from "@/lib/api/serializers/rule";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.ruleById, async ({ params }) => {
  const rule = serializeRule(params.rule);
  if (rule) return answered({ edition: editionOf(rule.id), rule });
  return refused("notFound", { message: "No rule has this id. `rules` lists all of them." });
});
