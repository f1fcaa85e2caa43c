import { RULES_EDITION } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { ALL_RULE_REFS, serializeRule } from "@/lib/api/serializers/rule";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(API_ROUTES.rules, async () =>
  createJsonResult({ edition: RULES_EDITION, rules: ALL_RULE_REFS.flatMap((id) => serializeRule(id) ?? []) }),
);
