import { type TitledTest, testsIn } from "./citations";

/** The tests of each rule and ruling: their titles, each with the file it stands in. Plain objects, as JSON has them. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Tests that prove each rule, in the order of `ids` and of the files. A rule without a test is absent. */
export function proofsOf(
  ids: readonly string[],
  files: readonly { readonly path: string; readonly source: string }[],
): Proofs {
  const found = new Map<string, Record<string, string>>();
  const add = ({ ids: proven, title }: TitledTest, path: string) => {
    for (const id of proven) found.set(id, { ...found.get(id), [title]: path });
  };
  for (const { path, source } of files) for (const test of testsIn(source)) add(test, path);
  return Object.fromEntries(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) ?? {}]] : [])));
}

/** As the file keeps them. */
export const writeProofs = (proofs: Proofs): string => `${JSON.stringify(proofs, null, 2)}\n`;
