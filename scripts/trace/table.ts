import type { RuleDocument } from "@/engine/rulebook/rule-document";
import { OUT_OF_SCOPE_REASONS, RULE_STATUSES } from "@/engine/rulebook/status";

/** Formats an aligned table with the number of entries by status and group, and a total line. */
export function renderStatusTable({ key, entries }: Pick<RuleDocument, "key" | "entries">): string {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const line = (label: string, own: typeof entries) => [
    label,
    ...RULE_STATUSES.map((status) => String(own.filter((entry) => entry.status === status).length)),
    String(own.length),
  ];
  const cells = [
    [key, ...RULE_STATUSES, "all"],
    ...groups.map((group) =>
      line(
        group,
        entries.filter((entry) => entry.group === group),
      ),
    ),
    line("whole", entries),
  ];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join("  ")).join("\n");
}

/** Formats a line that counts the reasons why entries are out of scope; empty if there are none. */
export function renderOutsideLine({ entries }: Pick<RuleDocument, "entries">): string {
  const counts = OUT_OF_SCOPE_REASONS.map((why) => ({
    why,
    count: entries.filter((entry) => entry.why === why).length,
  }));
  const told = counts.filter(({ count }) => count > 0).map(({ why, count }) => `${why} ${count}`);
  return told.length === 0 ? "" : `\noutside: ${told.join(", ")}`;
}
