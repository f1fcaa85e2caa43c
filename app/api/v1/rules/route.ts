import { RULES_EDITION } from "@/engine/magmell";
import { API_ROUTES } from "@/lib/api/api-routes";
import { EVERY_RULE, serializeRule } from "@/lib/api/serializers/rule";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.rules, async () =>
  answered({ edition: RULES_EDITION, rules: EVERY_RULE.flatMap((id) => serializeRule(id) ?? []) }),
);
