import { describeFieldProblem, describeImportFix } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import type { ImportChange, ImportPlan, RowCounts } from "@/lib/magmell/catalogue/import/import-plan";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import type { CatalogueRow } from "@/lib/magmell/catalogue/model/catalogue-rows";
import { formatTextDiff } from "@/lib/magmell/catalogue/model/text-diff";
import { COMMAND_LANG, say } from "../../words/command-words.mjs";

/** Maximum number of problems or changed rows that are listed; for the rest, only their number is printed. */
export const MAX_REPORTED_ROWS = 2_000;

/** Returns the changes of a plan as lines for the terminal. */
export function formatChanges({ changes, removed }: Pick<ImportPlan, "changes" | "removed">): readonly string[] {
  const shown = changes.slice(0, MAX_REPORTED_ROWS);
  const gone = removed.slice(0, MAX_REPORTED_ROWS - shown.length);
  const left = changes.length + removed.length - shown.length - gone.length;
  return [
    ...shown.flatMap(linesOf),
    ...gone.map((row) => `- ${titleOf(row)}`),
    ...(left > 0 ? [say("more", { n: left })] : []),
  ];
}

/** Returns an import plan as text for the terminal: its changes, and the numbers of unchanged rows. */
export function formatPlan({ same, unmentioned, ...plan }: ImportPlan): string {
  const lines = [...formatChanges(plan)];
  lines.push(say("report.unchanged", { counts: counted(same) }));
  lines.push(say("report.unmentioned", { counts: counted(unmentioned) }));
  return lines.join("\n");
}

/** Formats every problem of a refused import with its place, value, reason and fix. */
export function formatProblems(problems: readonly ImportProblem[]): string {
  const words = getDictionary(COMMAND_LANG).importProblems;
  const shown = problems.slice(0, MAX_REPORTED_ROWS).map((problem) => {
    const { file, line, column, pointer, field, value, code } = problem;
    const place = [file, line, column].filter((part) => part !== null).join(":");
    const label = value === null ? field : `${field} = ${value}`;
    const inside = pointer || say(line === null || field === "" ? "report.wholeFile" : "report.column", { field });
    const fix = say("report.fix", { fix: describeImportFix(words, problem) });
    return `${place} ${inside}\n  ${code}: ${describeFieldProblem(words, problem, label)}\n  ${fix}`;
  });
  const left = problems.length - shown.length;
  if (left > 0) shown.push(say("more", { n: left }));
  return `${shown.join("\n")}\n${say("report.refused", { n: problems.length })}`;
}

function linesOf(change: ImportChange): readonly string[] {
  const title = titleOf(change);
  if (change.fields === null) return [`+ ${title}`];
  return [
    `~ ${title}`,
    ...change.fields.map(({ field, before, after }) => `    ${field}: ${formatTextDiff(before, after)}`),
  ];
}

function titleOf(change: CatalogueRow): string {
  switch (change.row) {
    case "set":
      return say("report.set", { code: change.set.code, name: change.set.name });
    case "card":
      return say(change.card.token ? "report.token" : "report.card", {
        number: change.card.number,
        name: change.card.name,
      });
    case "revision":
      return say("report.revision", { name: change.of.name, day: change.revision.effectiveOn });
    case "printing":
      return say("report.printing", { set: change.printing.set, number: change.printing.number, name: change.of.name });
    case "ruling":
      return say("report.ruling", { id: change.ruling.id });
    case "list":
      return say("report.list", { id: change.list.id, name: change.list.name });
  }
}

const ROW_KINDS = ["set", "card", "revision", "printing", "ruling", "list"] as const;

/** Returns how many rows of each kind there are, without kinds that have none. */
function counted(counts: RowCounts): string {
  const kinds = ROW_KINDS.filter((kind) => counts[kind] > 0);
  return kinds.map((kind) => say(`count.${kind}`, { n: counts[kind] })).join(say("list.join")) || say("none");
}
