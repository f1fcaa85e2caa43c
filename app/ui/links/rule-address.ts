import { type Lang, localizePath } from "@/app/i18n/lang";
import type { RuleRef } from "@/engine/magmell";

/** Returns the anchor of a rule or ruling on the page of all rules: `705.4.3` or `house-7`. */
export const getRuleAnchor = (rule: RuleRef): string =>
  rule.startsWith("house:") ? rule.replace(":", "-") : getRuleNumber(rule);

/** Returns the number of a rule without its document: `705.4.3` or `7`. */
export const getRuleNumber = (rule: RuleRef): string => rule.slice(rule.indexOf(":") + 1);

/** Returns the URL of a rule or ruling: `/rules/mag/705.4.3` or `/rules/house/7`. */
export const getRuleHref = (lang: Lang, rule: RuleRef): string =>
  localizePath(lang, `/rules/${rule.replace(":", "/")}`);

/** Returns the URL of a chapter: `/rules/mag/7`. */
export const getChapterHref = (lang: Lang, chapter: number): string => localizePath(lang, `/rules/mag/${chapter}`);
