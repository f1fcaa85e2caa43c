import type { CatalogueRow } from "../model/catalogue-rows";
import { formatTextDiff } from "../model/text-diff";
import type { ImportChange, ImportPlan, RowCounts } from "./import-plan";
import type { ImportProblem } from "./import-problem";

/** Beyond this many problems, or rows that change, only their number is told. */
export const MAX_REPORTED_ROWS = 2_000;

/** Returns the changes of a plan as lines for the terminal. */
export function formatChanges({ changes, removed }: Pick<ImportPlan, "changes" | "removed">): readonly string[] {
  const shown = changes.slice(0, MAX_REPORTED_ROWS);
  const gone = removed.slice(0, MAX_REPORTED_ROWS - shown.length);
  const left = changes.length + removed.length - shown.length - gone.length;
  return [
    ...shown.flatMap(linesOf),
    ...gone.map((row) => `- ${titleOf(row)}`),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ];
}

/** Returns an import plan as text for the terminal: its changes, and the numbers of unchanged rows. */
export function formatPlan({ same, unmentioned, ...plan }: ImportPlan): string {
  const lines = [...formatChanges(plan)];
  lines.push(`Repeated as they are: ${counted(same)}.`);
  lines.push(`In the database but not in these files, and kept: ${counted(unmentioned)}.`);
  return lines.join("\n");
}

/** Returns why an import was refused: every problem with its place, value, reason and fix, for the terminal. */
export function formatProblems(problems: readonly ImportProblem[]): string {
  const shown = problems.slice(0, MAX_REPORTED_ROWS).map((problem) => {
    const { file, line, column, pointer, field, value, reason, fix, code } = problem;
    const place = [file, line, column].filter((part) => part !== null).join(":");
    const what = field ? `"${field}"${value === null ? "" : ` = ${value}`} ` : "";
    const inside = pointer || (line === null || field === "" ? "(the whole file)" : `column ${field}`);
    return `${place} ${inside}\n  ${code}: ${what}${reason}.\n  Fix: ${fix}`;
  });
  if (problems.length > MAX_REPORTED_ROWS) shown.push(`… and ${problems.length - MAX_REPORTED_ROWS} more`);
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${shown.join("\n")}\nRefused, nothing was changed: ${count}.`;
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
      return `set ${change.set.code} ${change.set.name}`;
    case "card":
      return `${change.card.token ? "token" : "card"} ${change.card.number} 《${change.card.name}》`;
    case "revision":
      return `revision of 《${change.of.name}》 from ${change.revision.effectiveOn}`;
    case "printing":
      return `printing ${change.printing.set} ${change.printing.number} of 《${change.of.name}》`;
    case "ruling":
      return `ruling ${change.ruling.id}`;
    case "list":
      return `list ${change.list.id} ${change.list.name}`;
  }
}

const counted = ({ set, card, revision, printing, ruling, list }: RowCounts): string =>
  `${set} sets, ${card} cards, ${revision} revisions, ${printing} printings, ${ruling} rulings, ${list} lists`;
