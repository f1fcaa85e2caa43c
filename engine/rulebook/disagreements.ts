import type { RuleDocument } from "./rule-document";
import type { RuleStatus } from "./status";

/** Citations: the files that name each id, in code and as what a test is about. */
type Citations = {
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
};

/** Returns disagreements between rules documents, code and tests, each with advice; empty if they agree. */
export function findDisagreements(documents: readonly RuleDocument[], citations: Citations): readonly string[] {
  return [
    ...findUnknownIds(documents, citations),
    ...documents.flatMap((one) => [
      ...one.entries.flatMap(({ id, status }) => findEntryDisagreements(id, status, citations, one.key)),
      ...findCeilingDisagreements(one),
    ]),
  ];
}

function findUnknownIds(documents: readonly RuleDocument[], { code, tests }: Citations): readonly string[] {
  const known = new Set(documents.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const unknown = [...new Set([...code.keys(), ...tests.keys()])].filter((id) => !known.has(id));
  return unknown.map((id) => {
    const files = [...(code.get(id) ?? []), ...(tests.get(id) ?? [])];
    return `${id} is named in ${files.join(", ")} but no document has such a number. Correct the number.`;
  });
}

function findEntryDisagreements(
  id: string,
  status: RuleStatus | null,
  { code, tests }: Citations,
  key: string,
): readonly string[] {
  const statusFile = `${key}.json`;
  const messages: string[] = [];
  if (status === "done" && !code.has(id))
    messages.push(`${id} is done, but no code names it. Name it where it is carried out, or correct ${statusFile}.`);
  if (status === "done" && !tests.has(id))
    messages.push(`${id} is done, but no test proves it. Write rule("${id}", ...), or correct ${statusFile}.`);
  if ((status === "later" || status === "outside") && code.has(id) && tests.has(id))
    messages.push(`${id} has code and a test, but is still ${status}. Call it done in ${statusFile}.`);
  return messages;
}

function findCeilingDisagreements({ key, entries, laterCeiling }: RuleDocument): readonly string[] {
  const later = entries.filter(({ status }) => status === "later").length;
  if (later > laterCeiling)
    return [
      `${later} entries of ${key} are later, but at most ${laterCeiling} may be. Finish what was done before; do not raise the number.`,
    ];
  if (later < laterCeiling)
    return [
      `Only ${later} entries of ${key} are later. Lower its ceiling in later-ceilings.json from ${laterCeiling} to ${later}.`,
    ];
  return [];
}
