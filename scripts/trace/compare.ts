import type { Status } from "@/engine/magmell/rulebook/status";

/** Input of the trace: statuses of the rulebook, and the files that cite each id. */
type Evidence = {
  readonly statuses: ReadonlyMap<string, Status>;
  readonly houseRulings: ReadonlySet<string>;
  readonly laterCeiling: number;
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
};

/** Disagreements between rulebook, code and tests, each with advice; empty if they agree. */
export function disagreements(evidence: Evidence): readonly string[] {
  return [...unknownIds(evidence), ...ruleDisagreements(evidence), ...ceilingDisagreements(evidence)];
}

function unknownIds({ statuses, houseRulings, code, tests }: Evidence): readonly string[] {
  const unknown = [...new Set([...code.keys(), ...tests.keys()])].filter(
    (id) => !statuses.has(id) && !houseRulings.has(id),
  );
  return unknown.map((id) => {
    const files = [...(code.get(id) ?? []), ...(tests.get(id) ?? [])];
    return `${id} is named in ${files.join(", ")} but the rulebook has no such number. Correct the number.`;
  });
}

function ruleDisagreements({ statuses, code, tests }: Evidence): readonly string[] {
  return [...statuses].flatMap(([id, status]) => {
    const messages: string[] = [];
    if (status === "done" && !code.has(id))
      messages.push(`${id} is done, but no code names it. Name it where it is carried out, or take it out of done.ts.`);
    if (status === "done" && !tests.has(id))
      messages.push(`${id} is done, but no test proves it. Write rule("${id}", ...), or take it out of done.ts.`);
    if (status === "later" && code.has(id) && tests.has(id))
      messages.push(`${id} has code and a test, but is still later. Add it to done.ts.`);
    return messages;
  });
}

function ceilingDisagreements({ statuses, laterCeiling }: Evidence): readonly string[] {
  const later = [...statuses.values()].filter((status) => status === "later").length;
  if (later > laterCeiling)
    return [
      `${later} rules are later, but at most ${laterCeiling} may be. Finish what was done before; do not raise the number.`,
    ];
  if (later < laterCeiling)
    return [`Only ${later} rules are later. Lower LATER_CEILING in done.ts from ${laterCeiling} to ${later}.`];
  return [];
}
