import type { RuleTest } from "./citations";

/** Tests of each rule and ruling: titles with the path of their file. Plain objects, for JSON. */
type TestsByRule = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns tests by the rule they prove, in the order of `ids` and of the files. Rules without tests are absent. */
export function groupTestsByRule(
  ids: readonly string[],
  files: readonly { readonly path: string; readonly tests: readonly RuleTest[] }[],
): TestsByRule {
  const found = new Map<string, Record<string, string>>();
  const add = ({ ids: proven, title }: RuleTest, path: string) => {
    for (const id of proven) found.set(id, { ...found.get(id), [title]: path });
  };
  for (const { path, tests } of files) for (const test of tests) add(test, path);
  return Object.fromEntries(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) ?? {}]] : [])));
}

/** Serializes proofs as they are stored in `proofs.json`. */
export const serializeProofs = (proofs: TestsByRule): string => `${JSON.stringify(proofs, null, 2)}\n`;
