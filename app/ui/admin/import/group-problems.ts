import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/** Groups problems that differ only in their place, because they are one repeated mistake. */
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
