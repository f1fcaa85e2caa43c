import {
  getChapter,
  getParentRule,
  HOUSE_RULINGS_BY_ID,
  type HouseRulingId,
  RULE_CHAPTERS,
  RULE_IDS,
  RULE_TEXTS,
  type RuleId,
} from "@/engine/magmell/rulebook";
import { getRuleNumber } from "../../links/rule-address";

/** A rule with its depth below its heading. */
export type RuleEntry = { readonly id: RuleId; readonly depth: number };

/** Rules under one heading. `heading` is null for rules before the first heading, as in the first chapter. */
export type RuleGroup = { readonly heading: RuleEntry | null; readonly rules: readonly RuleEntry[] };

export type RuleChapter = (typeof RULE_CHAPTERS)[number] & { readonly groups: readonly RuleGroup[] };

const partsOf = (id: RuleId): number => getRuleNumber(id).split(".").length;

/** The rulebook in document order: chapters, their headings, and the rules under each heading. */
export const RULES_OUTLINE: readonly RuleChapter[] = RULE_CHAPTERS.map((chapter) => ({
  ...chapter,
  groups: groupsOf(RULE_IDS.filter((id) => getChapter(id) === chapter.number)),
}));

function groupsOf(ids: readonly RuleId[]): RuleGroup[] {
  const groups: { heading: RuleEntry | null; rules: RuleEntry[] }[] = [];
  let above = 0;
  for (const id of ids) {
    const parts = partsOf(id);
    if (RULE_TEXTS[id].heading) {
      groups.push({ heading: { id, depth: parts - 1 }, rules: [] });
      above = parts;
      continue;
    }
    if (groups.length === 0) groups.push({ heading: null, rules: [] });
    groups.at(-1)?.rules.push({ id, depth: parts - above - 1 });
  }
  return groups;
}

export const HOUSE_RULING_IDS = Object.keys(HOUSE_RULINGS_BY_ID) as readonly HouseRulingId[];

const RULINGS_BY_RULE = new Map<RuleId, HouseRulingId[]>();
for (const house of HOUSE_RULING_IDS)
  for (const rule of HOUSE_RULINGS_BY_ID[house].rules)
    RULINGS_BY_RULE.set(rule, [...(RULINGS_BY_RULE.get(rule) ?? []), house]);

/** Returns the rulings of this site on questions that a rule leaves open; empty for most rules. */
export const getRulingsOnRule = (rule: RuleId): readonly HouseRulingId[] => RULINGS_BY_RULE.get(rule) ?? [];

/** Returns the headings a chapter is divided by, for its table of contents. */
export const getChapterSections = ({ groups }: RuleChapter): RuleId[] =>
  groups.flatMap(({ heading }) => (heading?.depth === 0 ? [heading.id] : []));

/** Returns the rules directly under a rule, in document order. */
export const getChildRules = (id: RuleId): readonly RuleId[] => RULE_IDS.filter((other) => getParentRule(other) === id);
const topOf = (chapter: number): readonly RuleId[] =>
  RULE_IDS.filter((id) => getChapter(id) === chapter && getParentRule(id) === null);

/** Returns the siblings of a rule: the rules under the same number, or at the top level of the same chapter. */
export function getSiblingRules(id: RuleId): readonly RuleId[] {
  const parent = getParentRule(id);
  return parent === null ? topOf(getChapter(id)) : getChildRules(parent);
}

/** Returns the rules above a rule, top level first. */
export function getAncestorRules(id: RuleId): readonly RuleId[] {
  const parent = getParentRule(id);
  return parent === null ? [] : [...getAncestorRules(parent), parent];
}
