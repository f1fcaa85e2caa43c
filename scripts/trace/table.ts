import { STATUSES, type Status } from "@/engine/magmell/rulebook/status";

/** Counts each status per chapter and writes them as an aligned table with a last line for the whole. */
export function statusTable(rows: readonly { readonly chapter: string; readonly status: Status }[]): string {
  const chapters = [...new Set(rows.map((row) => row.chapter))];
  const line = (label: string, own: typeof rows) => [
    label,
    ...STATUSES.map((status) => String(own.filter((row) => row.status === status).length)),
    String(own.length),
  ];
  const cells = [
    ["chapter", ...STATUSES, "all"],
    ...chapters.map((chapter) =>
      line(
        chapter,
        rows.filter((row) => row.chapter === chapter),
      ),
    ),
    line("whole", rows),
  ];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join("  ")).join("\n");
}
