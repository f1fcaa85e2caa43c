import { RULE_IDS, RULES, type RuleId, type RuleRef } from "@/engine/magmell/rulebook";
import PROOFS from "@/engine/magmell/rulebook/proofs.json";
import { TERMS, type TermId, termsExplainedBy, termsIn } from "./glossary";
import type { RuleProof, RuleReferences } from "./types";

/** Tests prove so many rules together at most before the company says nothing any more. */
const MOST_TOGETHER = 8;

const TESTS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = PROOFS;

/** The tests of the engine that prove a rule or a ruling, in the order of their files. */
export const proofsFor = (rule: RuleRef): readonly RuleProof[] =>
  Object.entries(TESTS[rule] ?? {}).map(([title, file]) => ({ title, file }));

/** The rules that use each word, by what their summaries say. */
const USES = new Map<TermId, RuleId[]>();
for (const id of RULE_IDS)
  for (const term of termsIn(RULES[id].ja, "ja")) USES.set(term, [...(USES.get(term) ?? []), id]);

/** The rules that each test is about, by file and title. */
const COMPANY = new Map<string, RuleRef[]>();
for (const [id, tests] of Object.entries(TESTS))
  for (const [title, file] of Object.entries(tests ?? {})) {
    const key = `${file} ${title}`;
    COMPANY.set(key, [...(COMPANY.get(key) ?? []), id as RuleRef]);
  }

/** What a rule has to do with other rules, as far as the rulebook and the tests of the engine tell. */
export function referencesOf(rule: RuleId): RuleReferences {
  const elsewhere = (ids: Iterable<RuleId>) =>
    RULE_IDS.filter((id) => id !== rule && !isUnder(id, rule) && has(ids, id));
  const explained = termsIn(RULES[rule].ja, "ja").map((term) => TERMS[term].rule);
  const used = termsExplainedBy(rule).flatMap((term) => USES.get(term) ?? []);
  return { explainedBy: elsewhere(explained), usedBy: elsewhere(used), provenWith: provenWith(rule) };
}

/** The rules and rulings that are most often tested together with one. */
export function provenWith(rule: RuleRef): readonly RuleRef[] {
  const times = new Map<RuleRef, number>();
  for (const { title, file } of proofsFor(rule)) {
    for (const other of COMPANY.get(`${file} ${title}`) ?? [])
      if (other !== rule) times.set(other, (times.get(other) ?? 0) + 1);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, MOST_TOGETHER);
  const places = new Map<RuleRef, number>(RULE_IDS.map((id, place) => [id, place]));
  const placeOf = (id: RuleRef) => places.get(id) ?? RULE_IDS.length + Number(id.slice(id.indexOf(":") + 1));
  return most.map(([id]) => id).sort((a, b) => placeOf(a) - placeOf(b));
}

const has = (ids: Iterable<RuleId>, id: RuleId) => [...ids].includes(id);
const isUnder = (id: RuleId, above: RuleId) => id.startsWith(`${above}.`);
