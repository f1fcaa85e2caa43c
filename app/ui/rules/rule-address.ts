import { href, type Lang } from "@/app/ui/words/lang";
import type { RuleRef } from "@/engine";

/** The place of a rule or a ruling on the page of rules: `705.4.3` or `house-7`. */
export const ruleAnchor = (rule: RuleRef): string =>
  rule.startsWith("house:") ? rule.replace(":", "-") : bareNumber(rule);

/** The number alone, without the name of its document: `705.4.3` or `7`. */
export const bareNumber = (rule: RuleRef): string => rule.slice(rule.indexOf(":") + 1);

/** The address that opens a rule or a ruling: `/rules#705.4.3`. */
export const ruleHref = (lang: Lang, rule: RuleRef): string => `${href(lang, "/rules")}#${ruleAnchor(rule)}`;
