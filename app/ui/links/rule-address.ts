import { type Lang, localizePath } from "@/app/i18n/lang";
import type { RuleRef } from "@/engine/magmell";

/** Returns the place of a rule or a ruling on the page that holds all of them: `705.4.3` or `house-7`. */
export const getRuleAnchor = (rule: RuleRef): string =>
  rule.startsWith("house:") ? rule.replace(":", "-") : getRuleNumber(rule);

/** Returns the number alone, without the name of its document: `705.4.3` or `7`. */
export const getRuleNumber = (rule: RuleRef): string => rule.slice(rule.indexOf(":") + 1);

/** Returns the URL of the page of a rule or a ruling: `/rules/mag/705.4.3` or `/rules/house/7`. */
export const getRuleHref = (lang: Lang, rule: RuleRef): string =>
  localizePath(lang, `/rules/${rule.replace(":", "/")}`);

/** Returns the URL of the page of a chapter: `/rules/mag/7`. */
export const getChapterHref = (lang: Lang, chapter: number): string => localizePath(lang, `/rules/mag/${chapter}`);
