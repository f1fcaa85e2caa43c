import type { RuleEntry } from "../../rulebook/rule-entry";
import { ROWS } from "./generated/rows";

/** The id of an entry of one of the four documents, with the document's key as prefix. Invalid ids do not compile. */
export type MtgRuleId = keyof typeof ROWS;

/** Entries of the four documents, in document order, without their texts. */
export const MTG_RULES: Readonly<Record<MtgRuleId, RuleEntry>> = ROWS;

export const MTG_RULE_IDS = Object.keys(ROWS) as readonly MtgRuleId[];

/** Returns whether a string is the id of an entry, for input that is not type-checked. */
export const isMtgRuleId = (text: string): text is MtgRuleId => Object.hasOwn(ROWS, text);

/**
 * Returns the parent of an entry: `A.1` for `A.1.3`, `P.13.1` for `P.13.1.2`, `704.5` for `704.5g`; `null` at the top
 * level.
 */
export function getMtgParentRule(id: MtgRuleId): MtgRuleId | null {
  if (MTG_RULES[id].kind === "note") return noteParents().get(id) ?? null;
  const parent = /^mtg-cr:\d{3}\.\d[a-z]$/.test(id) ? id.slice(0, -1) : id.slice(0, Math.max(0, id.lastIndexOf(".")));
  return isMtgRuleId(parent) ? parent : null;
}

let parents: ReadonlyMap<MtgRuleId, MtgRuleId> | null = null;

/** Notes with their parents: the last entry before the note that is neither a note nor a step. */
function noteParents(): ReadonlyMap<MtgRuleId, MtgRuleId> {
  if (parents !== null) return parents;
  const found = new Map<MtgRuleId, MtgRuleId>();
  let last: MtgRuleId | null = null;
  for (const id of MTG_RULE_IDS) {
    const { kind } = MTG_RULES[id];
    if (kind === "note" && last !== null) found.set(id, last);
    else if (kind !== "part") last = id;
  }
  parents = found;
  return found;
}
