import type { z } from "zod";
import type { RuleRef } from "@/engine/magmell";
import { HOUSE, type HouseId, isRuleId, parentOf, RULE_IDS, RULES, type RuleId } from "@/engine/magmell/rulebook";
import { apiAddress } from "../api-address";
import type { rule as schema } from "../schemas/rule";

const HOUSE_IDS = Object.keys(HOUSE) as readonly HouseId[];

/** All rules in the order of the document, followed by the house rulings. */
export const EVERY_RULE: readonly RuleRef[] = [...RULE_IDS, ...HOUSE_IDS];

/** Serializes a rule or a house ruling; `null` for an unknown id. */
export function serializeRule(id: string): z.infer<typeof schema> | null {
  if (isRuleId(id)) return ofDocument(id);
  return Object.hasOwn(HOUSE, id) ? ofHouse(id as HouseId) : null;
}

function ofDocument(id: RuleId): z.infer<typeof schema> {
  const { ja, en, heading = false } = RULES[id];
  const related = HOUSE_IDS.filter((house) => (HOUSE[house].rules as readonly RuleId[]).includes(id));
  return { id, summary: { ja, en }, reason: null, heading, parent: parentOf(id), related, links: linksOf(id) };
}

function ofHouse(id: HouseId): z.infer<typeof schema> {
  const { title, reason, rules } = HOUSE[id];
  const texts = { summary: { ...title }, reason: { ...reason } };
  return { id, ...texts, heading: false, parent: null, related: [...rules], links: linksOf(id) };
}

const linksOf = (id: RuleRef) => ({ self: apiAddress.rule(id), page: apiAddress.rulePage(id) });
