import { RULES_EDITION } from "@/engine";
import { EVERY_RULE, ruleAnswer } from "@/lib/api/answers/rule-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.rules, async () =>
  answered({ edition: RULES_EDITION, rules: EVERY_RULE.flatMap((id) => ruleAnswer(id) ?? []) }),
);
