import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/** Returns the error message of a field; undefined if it has none. The name is the position in the card file. */
export type GetFieldError = (name: string) => string | undefined;

/**
 * Returns the form field of a problem: `/cards/0/revisions/1/useCost` becomes `revisions.1.useCost`. Entries of a list
 * share one multi-line field; an empty name stands for the whole form.
 */
export function getFieldName({ pointer }: Pick<ImportProblem, "pointer">): string {
  const parts = pointer.split("/").slice(3);
  return (/^\d+$/.test(parts.at(-1) ?? "") && parts.length === 2 ? parts.slice(0, 1) : parts).join(".");
}

/** Keeps the first problem of each position, because an empty field breaks several rules at once. */
export function keepFirstProblemPerField(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const places = new Set<string>();
  return problems.filter(({ pointer }) => pointer === "" || (!places.has(pointer) && places.add(pointer)));
}

/** Groups problems by field; problems of several lines in one field are joined. */
export function groupProblemsByField(
  problems: readonly ImportProblem[],
  sayAt: (problem: ImportProblem) => string,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const problem of problems) {
    const name = getFieldName(problem);
    const before = told.get(name);
    told.set(name, before === undefined ? sayAt(problem) : `${before} ${sayAt(problem)}`);
  }
  return told;
}
