import { getFieldPath, type ImportFinding, type ImportProblem } from "../import-problem";
import { type CsvColumn, type CsvTableKind, formatColumnLabel, getCsvColumns } from "./columns";
import { type CsvRow, readCsvRows } from "./read-csv-rows";
import { type LocatedColumn, readHeadings, type TableLayout } from "./read-headings";
import { buildTableEntries, type EntrySourceRows, type TableEntries } from "./table-entries";

/** A table converted to the shape of a card file. Also maps findings back to rows and columns of the table. */
export type CsvContent = {
  readonly kind: CsvTableKind;
  readonly json: Readonly<Record<string, unknown>>;
  /** Problems of the table itself, apart from its entries. */
  readonly problems: readonly ImportProblem[];
  readonly locate: (findings: readonly ImportFinding[]) => readonly ImportProblem[];
};

/** Reads a CSV text as a table of its kind. Returns a single problem if the text cannot be split into cells. */
export function readCsv(file: string, text: string, format: string): CsvContent | ImportProblem {
  const table = readCsvRows(text);
  if ("facts" in table) return problem({ file, code: "CSV", ...table });
  const [headings, ...rows] = table;
  if (!headings) return problem({ file, code: "CSV", facts: { fault: "empty" } });
  const layout = readHeadings(headings.cells);
  const faults = layout.faults.map(({ heading, ...fault }) =>
    problem({ file, line: headings.line, field: heading, ...fault }),
  );
  // Without a column that is asked for every single row would be wrong.
  const asked = faults.length > 0 ? [] : rows;
  const read = buildTableEntries(layout.kind, layout.columns, asked);
  return {
    kind: layout.kind,
    json: { format, sets: [], cards: [], [layout.kind]: read.entries },
    problems: [...faults, ...strays(file, layout, asked), ...contradictions(file, read)],
    locate: (findings) => findings.map((finding) => located(file, layout, read.origins, finding)),
  };
}

/** The first cell of each row with a value but no column name, which would otherwise be lost silently. */
function strays(file: string, { columns }: TableLayout, rows: readonly CsvRow[]): readonly ImportProblem[] {
  const named = new Set(columns.map(({ at }) => at));
  return rows.flatMap((row) => {
    const at = row.cells.findIndex((cell, place) => !named.has(place) && cell.trim() !== "");
    if (at < 0) return [];
    const place = { file, line: row.line, field: `${at + 1}`, value: quoted(row, { at }) };
    return [problem({ ...place, code: "NO_HEADING", facts: { column: at + 1 } })];
  });
}

function contradictions(file: string, read: TableEntries): readonly ImportProblem[] {
  return read.contradictions.map(({ row, column, earlier }) => {
    const there = quoted(earlier, column) ?? "nothing";
    const place = { file, line: row.line, field: column.heading, value: quoted(row, column) };
    const facts = { line: earlier.line, there };
    // Rows of other dates may differ.
    return problem({
      ...place,
      code: "ROWS_DIFFER",
      facts: column.part === "revisions" ? { ...facts, dated: 1 } : facts,
    });
  });
}

/** The row and the column of a finding, whose path leads into the card file that the table was made into. */
function located(
  file: string,
  layout: TableLayout,
  origins: readonly EntrySourceRows[],
  finding: ImportFinding,
): ImportProblem {
  const [, index, ...inside] = finding.path;
  const origin = typeof index === "number" ? origins[index] : undefined;
  const part = inside[0] === "revisions" || inside[0] === "printings" ? inside[0] : undefined;
  const row = (part && typeof inside[1] === "number" ? origin?.[part][inside[1]] : undefined) ?? origin?.row;
  const fields = (part ? inside.slice(2) : inside).filter((step) => typeof step === "string").join(".");
  const isMeant = (column: CsvColumn) =>
    column.part === part && (column.field === fields || fields.startsWith(`${column.field}.`));
  const placed = layout.columns.find(isMeant);
  const named =
    getCsvColumns(layout.kind).find(isMeant) ?? getCsvColumns(layout.kind).find((column) => column.part === part);
  const heading = placed?.heading ?? (named ? formatColumnLabel(named) : "");
  const value = row && placed ? quoted(row, placed) : null;
  const { path, ...told } = finding;
  return problem({ ...told, file, line: row?.line ?? 1, field: heading, value, fieldPath: getFieldPath(path) });
}

const QUOTED = 80;

function quoted(row: CsvRow, { at }: Pick<LocatedColumn, "at">): string | null {
  const cell = row.cells[at]?.trim() ?? "";
  if (cell === "") return null;
  const json = JSON.stringify(cell.slice(0, QUOTED * 2));
  return json.length > QUOTED ? `${json.slice(0, QUOTED)}…` : json;
}

const problem = (told: Pick<ImportProblem, "file" | "code"> & Partial<ImportProblem>): ImportProblem => ({
  line: 1,
  column: null,
  pointer: "",
  fieldPath: "",
  field: "",
  value: null,
  facts: {},
  ...told,
});
