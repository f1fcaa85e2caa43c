import { type ByEra, ERAS, type Era } from "../model/era";
import { getDocumentEra, getMtgDocument, type MtgRef } from "../rulebook/documents";

/** A citation of a rule, and further ones beside it. */
type Citing = { readonly rule: MtgRef; readonly also?: readonly MtgRef[] };

/** The ruling that an older document still applies if the documents of a later era are silent. */
const SILENCE_RULING: MtgRef = "mtg-house:30";

/** Rules of the sixth edition that later eras restate, in their own documents or in a house ruling. */
const RESTATED_RULES: Readonly<Partial<Record<MtgRef, Partial<ByEra<MtgRef>>>>> = {
  "mtg-6e:C.1.1": { "8e": "mtg-8e:begin-combat", mod: "mtg-flow:3.1" },
  "mtg-6e:C.3.3": { mod: "mtg-flow:3.2" },
  "mtg-6e:C.3.6": { mod: "mtg-flow:3.2" },
  "mtg-6e:C.4.1": { "8e": "mtg-8e:blockers", mod: "mtg-flow:3.3" },
  "mtg-6e:C.4.2": { "8e": "mtg-8e:blockers", mod: "mtg-flow:3.3" },
  "mtg-6e:C.4.3": { mod: "mtg-flow:3.3" },
  "mtg-6e:C.5.5": { "8e": "mtg-8e:combat-damage" },
  "mtg-6e:C.6.1": { "8e": "mtg-8e:end-combat", mod: "mtg-flow:3.5" },
  "mtg-6e:E.9.2": { "8e": "mtg-house:11" },
  "mtg-6e:G.20.2": { mod: "mtg-flow:lose.5" },
  "mtg-6e:G.20.3": { mod: "mtg-flow:lose.3" },
  "mtg-6e:G.20.6": { mod: "mtg-flow:win.2" },
  "mtg-6e:G.27.1": { mod: "mtg-house:22" },
  "mtg-6e:G.27.5": { "8e": "mtg-8e:untap", mod: "mtg-house:22" },
  "mtg-6e:K.15.1": { "8e": "mtg-8e:word.land", mod: "mtg-flow:2" },
  "mtg-6e:K.15.2": { "8e": "mtg-8e:word.land" },
  "mtg-6e:P.1.1": { "8e": "mtg-house:5" },
  "mtg-6e:P.1.4": { "8e": "mtg-house:5", mod: "mtg-flow:0.3" },
  "mtg-6e:P.1.5": { "8e": "mtg-house:5", mod: "mtg-flow:0.3" },
  "mtg-6e:P.1.6": { "8e": "mtg-house:5", mod: "mtg-flow:0.4" },
  "mtg-6e:P.1.7": { "8e": "mtg-house:5", mod: "mtg-flow:mulligan.2" },
  "mtg-6e:P.2.2": { mod: "mtg-flow:next-turn" },
  "mtg-6e:P.5.1": { "8e": "mtg-8e:untap", mod: "mtg-flow:1.1" },
  "mtg-6e:P.5.3": { "8e": "mtg-8e:untap", mod: "mtg-house:22" },
  "mtg-6e:P.7.1": { "8e": "mtg-8e:draw", mod: "mtg-flow:1.3" },
  "mtg-6e:P.8.3": { "8e": "mtg-8e:main-1", mod: "mtg-flow:2" },
  "mtg-6e:P.8.4": { "8e": "mtg-8e:main-1", mod: "mtg-flow:2" },
  "mtg-6e:P.13.1": { "8e": "mtg-8e:cleanup", mod: "mtg-flow:5.2" },
  "mtg-6e:P.13.1.2": { "8e": "mtg-8e:cleanup", mod: "mtg-house:7" },
  "mtg-6e:T.2.2": { "8e": "mtg-8e:word.priority", mod: "mtg-house:19" },
  "mtg-6e:T.6.1": { "8e": "mtg-8e:word.stack" },
  "mtg-6e:Z.6.8": { mod: "mtg-house:10" },
};

/** Chapters of the sixth edition that a house ruling adopts unchanged for the next era. */
const ADOPTED_CHAPTERS: readonly (readonly [string, Era, MtgRef])[] = [["mtg-6e:T.11.5", "8e", "mtg-house:5"]];

/** Cached rules that apply in an era instead of a cited rule; `null` if the cited rule itself applies. */
const IN_FORCE: ByEra<Map<MtgRef, readonly MtgRef[] | null>> = { "6e": new Map(), "8e": new Map(), mod: new Map() };

/** Returns the rules that an era has in place of a rule that may be older; null if the rule itself applies. */
function getRulesInForce(rule: MtgRef, era: Era): readonly MtgRef[] | null {
  let found = IN_FORCE[era].get(rule);
  if (found === undefined) {
    const own = getDocumentEra(getMtgDocument(rule));
    found = own === null || ERAS.indexOf(own) >= ERAS.indexOf(era) ? null : findLaterRules(rule, era);
    IN_FORCE[era].set(rule, found);
  }
  return found;
}

/** Returns the rules of a later era that correspond to a rule: its own rule, or a house ruling and the older rule. */
function findLaterRules(rule: MtgRef, era: Era): readonly MtgRef[] {
  const restated = RESTATED_RULES[rule]?.[era];
  if (restated !== undefined) return [restated];
  const taken = ADOPTED_CHAPTERS.find(([chapter, into]) => into === era && rule.startsWith(`${chapter}.`));
  return [taken?.[2] ?? SILENCE_RULING, rule];
}

const CITATIONS: ByEra<Map<MtgRef, Citing | null>> = { "6e": new Map(), "8e": new Map(), mod: new Map() };

/** The citation that an era has in place of a rule cited alone; null if the rule itself applies. */
function getCitationInForce(rule: MtgRef, era: Era): Citing | null {
  let found = CITATIONS[era].get(rule);
  if (found === undefined) {
    const [first, ...also] = getRulesInForce(rule, era) ?? [];
    found = first === undefined ? null : { rule: first, ...(also.length > 0 && { also }) };
    CITATIONS[era].set(rule, found);
  }
  return found;
}

/**
 * Replaces cited rules by the rules of an era. If the era's documents have the same rule, that rule is cited. If they
 * are silent, a house ruling is cited with the older rule.
 * @rule mtg-house:5, mtg-house:30
 */
export function citeForEra<Cited extends Citing>(era: Era, cited: Cited): Cited {
  const { rule, also } = cited;
  if (also === undefined) {
    const inForce = getCitationInForce(rule, era);
    return inForce === null ? cited : Object.assign({}, cited, inForce);
  }
  if (getRulesInForce(rule, era) === null && also.every((other) => getRulesInForce(other, era) === null)) return cited;
  const [first, ...others] = new Set([rule, ...also].flatMap((one) => getRulesInForce(one, era) ?? [one]));
  if (first === undefined) return cited;
  const { also: _, ...rest } = cited;
  return { ...rest, rule: first, ...(others.length > 0 && { also: others }) } as unknown as Cited;
}
