import { z } from "zod";
import { RULES_EDITION } from "@/engine/magmell";
import { rulingSchema } from "@/lib/api/schemas/card";
import { ruleSchema } from "@/lib/api/schemas/rule";
import { serializeRule } from "@/lib/api/serializers/rule";
import { serializeRulingsPage } from "@/lib/api/serializers/ruling";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findRuleByNumber, findRules } from "@/lib/magmell/rules/find-rules";
import { defineTool, toolError, toolSuccess } from "./tool";

/** Maximum number of rules in a response. */
const MOST = 15;

const getRule = defineTool({
  name: "get_rule",
  title: "Rule by number",
  description:
    "Returns the summary of a rule of the comprehensive rules (such as 705.4.3) or of a ruling by this site (such as house:7) in Japanese and English, with its parent rule, related rulings by this site, and card rulings based on it.",
  input: z.strictObject({ number: z.string().min(1).max(40) }),
  output: z.strictObject({
    edition: z.string(),
    rule: ruleSchema,
    rulings: z.strictObject({ total: z.int(), shown: z.array(rulingSchema) }),
  }),
  run: async ({ number }) => {
    const id = findRuleByNumber(number);
    const rule = id && serializeRule(id);
    if (!rule)
      return toolError(
        `Unknown rule number ${number}. Search with find_rules for words or for the first digits of the number.`,
      );
    const { rulings, total } = serializeRulingsPage(await getCatalogue(), { card: null, rule: rule.id, page: 1 });
    return toolSuccess({ edition: RULES_EDITION, rule, rulings: { total, shown: rulings.slice(0, MOST) } });
  },
});

const searchRules = defineTool({
  name: "find_rules",
  title: "Find rules",
  description: `Finds rules, and rulings by this site, with summaries that contain all the given words (Japanese or English), or rules with a number that starts with the given digits. Returns the first ${MOST}; \`total\` is the number found.`,
  input: z.strictObject({ words: z.string().min(1).max(100) }),
  output: z.strictObject({ edition: z.string(), total: z.int(), rules: z.array(ruleSchema) }),
  run: async ({ words }) => {
    const found = findRules(words);
    const rules = found.slice(0, MOST).flatMap((id) => serializeRule(id) ?? []);
    return toolSuccess({ edition: RULES_EDITION, total: found.length, rules });
  },
});

export const RULE_TOOLS = [getRule, searchRules];
