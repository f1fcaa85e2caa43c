import { ERAS, type Era, getTurnTable, type StepDefinition, type StepFact } from "@/engine/mtg";
import { groupBy } from "@/lib/collections";

/** Facts that apply in exactly these eras. */
export type EraFacts = { readonly eras: readonly Era[]; readonly facts: readonly StepFact[] };

/** A step of the turn with one description for several eras. */
export type StepSummary = {
  readonly step: StepDefinition;
  /** Facts of all eras. */
  readonly shared: readonly StepFact[];
  /** Facts of some eras only. */
  readonly differing: readonly EraFacts[];
  /** An earlier step with the same actions, which lists the shared facts; null if there is none. */
  readonly otherwiseAs: StepDefinition | null;
};

/**
 * Summarizes the steps of a turn, with facts that eras share listed once. Unspent mana is left to
 * `summarizeUnspentMana`.
 */
export function summarizeTurn(eras: readonly Era[] = ERAS): readonly StepSummary[] {
  const rows = getTurnTable().map(({ step, facts }) => ({
    step,
    groups: groupByEras(eras, (era) => facts[era].filter(({ part }) => part !== "ends")),
  }));
  return rows.map(({ step, groups }, place) => {
    const before = rows.slice(0, place).find((row) => hasSameActions(row.step, step));
    const repeated = new Set(before?.groups.flatMap(keysOfGroup));
    const own = groups
      .map((group) => ({
        ...group,
        facts: group.facts.filter((fact) => fact.part !== "happens" || !repeated.has(keyOf(group, fact))),
      }))
      .filter(({ facts }) => facts.length > 0);
    return {
      step,
      shared: own.find((group) => group.eras.length === eras.length)?.facts ?? [],
      differing: own.filter((group) => group.eras.length < eras.length),
      otherwiseAs: before?.step ?? null,
    };
  });
}

/**
 * Returns what happens to unspent mana. It is the same at the end of every step or every phase, so it is not part of
 * the step summaries.
 */
export const summarizeUnspentMana = (eras: readonly Era[] = ERAS): readonly EraFacts[] =>
  groupByEras(eras, (era) => getTurnTable().flatMap(({ facts }) => facts[era].filter(({ part }) => part === "ends")));

/** Groups facts by the eras that have them; each fact once, with the rules of all its eras. */
function groupByEras(eras: readonly Era[], getFacts: (era: Era) => readonly StepFact[]): readonly EraFacts[] {
  const cited = groupBy(eras.flatMap((era) => getFacts(era).map((fact) => [fact.fact, { era, fact }] as const)));
  const found = [...cited.values()].flatMap((ones) => {
    const [first] = ones;
    if (first === undefined) return [];
    const rules = [...new Set(ones.flatMap(({ fact }) => fact.rules))];
    const having = eras.filter((era) => ones.some((one) => one.era === era));
    return [[having.join(" "), { eras: having, fact: { ...first.fact, rules } }] as const];
  });
  return [...groupBy(found).values()].map((ones) => ({
    eras: ones[0]?.eras ?? [],
    facts: ones.map(({ fact }) => fact),
  }));
}

const keyOf = ({ eras }: EraFacts, { fact }: StepFact): string => `${fact} ${eras.join(" ")}`;
const keysOfGroup = (group: EraFacts): readonly string[] => group.facts.map((fact) => keyOf(group, fact));

const hasSameActions = (one: StepDefinition, other: StepDefinition): boolean =>
  one.main === other.main && (one.main || one.actions.length > 0) && one.actions.join(" ") === other.actions.join(" ");
