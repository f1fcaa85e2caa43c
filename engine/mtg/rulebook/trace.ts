import LATER_CEILINGS from "../../rulebook/later-ceilings.json";
import type { RuleDocument } from "../../rulebook/rule-document";
import { getRuleNumber } from "../../rulebook/rule-id";
import { getMtgDocument, type MtgDocument } from "./documents";
import { MTG_RULE_IDS, MTG_RULES, type MtgRuleId } from "./rules";
import { MTG_HOUSE_RULINGS, type MtgHouseRulingId } from "./words";

const HOUSE_IDS = Object.keys(MTG_HOUSE_RULINGS) as readonly MtgHouseRulingId[];

/** The group in which the trace counts an entry: its chapter, or its kind if the document has no chapters. */
function groupOf(id: MtgRuleId): string {
  const number = getRuleNumber(id);
  if (id.startsWith("mtg-6e:")) return number.charAt(0);
  if (id.startsWith("mtg-cr:")) return number.startsWith("704") ? "704" : "contents";
  if (id.startsWith("mtg-8e:")) return `${MTG_RULES[id].kind}s`;
  return /^\d/.test(number) ? number.charAt(0) : number.replace(/\.\d+$/, "");
}

/** Returns a document of Magic in the form that the rule trace reads. */
export function createMtgRuleDocument(key: MtgDocument): RuleDocument {
  const entries: RuleDocument["entries"] =
    key === "mtg-house"
      ? HOUSE_IDS.map((id) => ({ id, group: "house", status: MTG_HOUSE_RULINGS[id].status }))
      : MTG_RULE_IDS.filter((id) => getMtgDocument(id) === key).map((id) => {
          const { status, why } = MTG_RULES[id];
          return { id, group: groupOf(id), status, ...(why !== undefined && { why }) };
        });
  return { key, entries, laterCeiling: LATER_CEILINGS[key] };
}
