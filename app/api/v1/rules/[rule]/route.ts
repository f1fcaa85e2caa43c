import { API_ROUTES } from "@/lib/api/api-routes";
import { getRuleEdition, serializeRule } from "@/lib/api/serializers/rule";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.ruleById,
  async ({ params }) => {
    const rule = serializeRule(params.rule);
    if (rule) return createJsonResult({ edition: getRuleEdition(rule.id), rule });
    return createApiErrorResult("notFound", { message: "No rule has this id. `rules` lists all of them." });
  },
);
