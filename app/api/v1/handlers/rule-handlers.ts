import { RULES_EDITION } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { ALL_RULE_REFS, getRuleEdition, serializeRule } from "@/lib/api/serializers/rule";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

export const ruleHandlers = {
  rules: createPublicRoute(API_ROUTES.rules, async () =>
    createJsonResult({ edition: RULES_EDITION, rules: ALL_RULE_REFS.flatMap((id) => serializeRule(id) ?? []) }),
  ),
  ruleById: createPublicRoute(API_ROUTES.ruleById, async ({ params }) => {
    const rule = serializeRule(params.rule);
    if (rule) return createJsonResult({ edition: getRuleEdition(rule.id), rule });
    return createApiErrorResult("notFound", {
      message:
        "Unknown rule id. `/rules` lists the MAGMELL rules, and `/documents/{key}/entries` the rules of each document.",
    });
  }),
};
