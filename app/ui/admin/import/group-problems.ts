import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/**
 * Returns problems that are told by the same words and differ only in where they are: one mistake that was made many times.
 */
export function groupProblems(problems: readonly ImportProblem[]): readonly (readonly ImportProblem[])[] {
  const groups = new Map<string, ImportProblem[]>();
  for (const problem of problems) {
    const { code, field, fieldPath, facts } = problem;
    const key = JSON.stringify([code, field, fieldPath, facts]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()];
}
