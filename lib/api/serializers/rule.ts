import type { z } from "zod";
import { RULES_EDITION, type RuleRef } from "@/engine/magmell";
import {
  getParentRule,
  HOUSE_RULINGS_BY_ID,
  type HouseRulingId,
  isRuleId,
  RULE_IDS,
  RULE_TEXTS,
  type RuleId,
} from "@/engine/magmell/rulebook";
import { findAnswer } from "@/lib/documents/answers/answers";
import { getDocument } from "@/lib/documents/documents";
import { findEntry, type LibraryEntry } from "@/lib/documents/entries";
import { findHouseRuling, getEntryRulings } from "@/lib/documents/references";
import { apiPaths } from "../api-paths";
import type { ruleSchema as schema } from "../schemas/rule";

const HOUSE_IDS = Object.keys(HOUSE_RULINGS_BY_ID) as readonly HouseRulingId[];

/** All rules in the order of the document, followed by the house rulings. */
export const ALL_RULE_REFS: readonly RuleRef[] = [...RULE_IDS, ...HOUSE_IDS];

/** Serializes a rule or a house ruling; `null` for an unknown id. */
export function serializeRule(id: string): z.infer<typeof schema> | null {
  if (isRuleId(id)) return ofDocument(id);
  if (Object.hasOwn(HOUSE_RULINGS_BY_ID, id)) return ofHouse(id as HouseRulingId);
  const entry = findEntry(id);
  return entry ? ofLibrary(entry) : null;
}

/** Returns the edition of the rules that an id belongs to. */
export function getRuleEdition(id: string): string {
  const document = findEntry(id)?.document;
  return document === undefined || document === "mag" || document === "house"
    ? RULES_EDITION
    : getDocument(document).edition.en;
}

function ofLibrary(entry: LibraryEntry): z.infer<typeof schema> {
  const { id, kind, parent } = entry;
  const ruling = findHouseRuling(id);
  const { ja, en } = entry.summary;
  return {
    id,
    summary: { ja, en },
    reason: ruling ? { ...ruling.reason } : null,
    answer: findAnswer(id),
    heading: kind === "heading",
    parent,
    related: ruling ? [...ruling.rules] : [...getEntryRulings(id)],
    links: { self: apiPaths.rule(id), page: apiPaths.rulePage(id) },
  };
}

function ofDocument(id: RuleId): z.infer<typeof schema> {
  const { ja, en, heading = false } = RULE_TEXTS[id];
  const related = HOUSE_IDS.filter((house) => HOUSE_RULINGS_BY_ID[house].rules.includes(id));
  return {
    id,
    summary: { ja, en },
    reason: null,
    answer: null,
    heading,
    parent: getParentRule(id),
    related,
    links: linksOf(id),
  };
}

function ofHouse(id: HouseRulingId): z.infer<typeof schema> {
  const { title, reason, rules } = HOUSE_RULINGS_BY_ID[id];
  const texts = { summary: { ...title }, reason: { ...reason }, answer: null };
  return { id, ...texts, heading: false, parent: null, related: [...rules], links: linksOf(id) };
}

const linksOf = (id: RuleRef) => ({ self: apiPaths.rule(id), page: apiPaths.rulePage(id) });
