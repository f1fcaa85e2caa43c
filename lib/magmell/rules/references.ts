import { RULE_IDS, RULE_TEXTS, type RuleId, type RuleRef } from "@/engine/magmell/rulebook";
import PROOFS from "@/engine/magmell/rulebook/proofs.json";
import { groupBy } from "@/lib/collections";
import { findTerms, GLOSSARY_TERMS, getTermsDefinedBy, type TermId } from "./glossary";
import type { RuleProof, RuleReferences } from "./types";

/** The most rules that are listed as tested together with a rule. */
const MOST_TOGETHER = 6;

const TESTS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = PROOFS;

/** Returns the engine tests that prove a rule or a ruling, in file order. */
export const getRuleProofs = (rule: RuleRef): readonly RuleProof[] =>
  Object.entries(TESTS[rule] ?? {}).map(([title, file]) => ({ title, file }));

/** The rules whose summaries use each term. */
const USES = groupBy<TermId, RuleId>(
  RULE_IDS.flatMap((id) => findTerms(RULE_TEXTS[id].ja, "ja").map((term) => [term, id] as const)),
);

/** The rules that each test proves, by its file and title. */
const COMPANY = groupBy(
  Object.entries(TESTS).flatMap(([id, tests]) =>
    Object.entries(tests ?? {}).map(([title, file]) => [`${file} ${title}`, id as RuleRef] as const),
  ),
);

/** Returns the cross-references of a rule, derived from the rulebook and the engine's tests. */
export function getRuleReferences(rule: RuleId): RuleReferences {
  const explained = findTerms(RULE_TEXTS[rule].ja, "ja").map((term) => GLOSSARY_TERMS[term].rule);
  const used = getTermsDefinedBy(rule).flatMap((term) => USES.get(term) ?? []);
  const elsewhere = (ids: readonly RuleId[]) =>
    RULE_IDS.filter((id) => ids.includes(id) && id !== rule && !isUnder(id, rule) && !isUnder(rule, id));
  const [explainedBy, usedBy] = [elsewhere(explained), elsewhere(used)];
  const told: readonly RuleRef[] = [...explainedBy, ...usedBy];
  return { explainedBy, usedBy, provenWith: findRulesProvenTogether(rule).filter((id) => !told.includes(id)) };
}

/**
 * Returns the rules and rulings that are most often proved by the same tests as a rule. A rule with many tests weighs
 * less.
 */
export function findRulesProvenTogether(rule: RuleRef): readonly RuleRef[] {
  const weights = new Map<RuleRef, number>();
  for (const { title, file } of getRuleProofs(rule)) {
    for (const other of COMPANY.get(`${file} ${title}`) ?? [])
      if (other !== rule) weights.set(other, (weights.get(other) ?? 0) + 1 / Math.sqrt(getRuleProofs(other).length));
  }
  const most = [...weights].sort(([, a], [, b]) => b - a).slice(0, MOST_TOGETHER);
  return most.map(([id]) => id).sort((a, b) => placeOf(a) - placeOf(b));
}

const PLACES = new Map<RuleRef, number>(RULE_IDS.map((id, place) => [id, place]));
/** The position of a rule in the document; house rulings follow by their numbers. */
const placeOf = (id: RuleRef) => PLACES.get(id) ?? RULE_IDS.length + Number(id.slice(id.indexOf(":") + 1));
const isUnder = (id: RuleId, above: RuleId) => id.startsWith(`${above}.`);
