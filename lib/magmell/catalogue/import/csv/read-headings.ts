import { computeEditDistance } from "@/engine/magmell";
import type { ProblemParams } from "../import-problem";
import {
  CSV_TABLE_KINDS,
  type CsvColumn,
  type CsvTableKind,
  formatColumnLabel,
  getCsvColumns,
  getRequiredColumns,
  normalizeHeading,
} from "./columns";

/** A column of a file: its definition, its heading in the file, and its index. */
export type LocatedColumn = CsvColumn & { readonly heading: string; readonly at: number };

/** A problem of the headings, found before any row is read. */
type HeadingFault = {
  readonly code: "MISSING" | "UNKNOWN_FIELD" | "COLUMN_TWICE";
  readonly heading: string;
  readonly facts: ProblemParams;
};

export type TableLayout = {
  readonly kind: CsvTableKind;
  readonly columns: readonly LocatedColumn[];
  readonly faults: readonly HeadingFault[];
};

/** Returns the kind of a table by its headings, and the column of each heading. */
export function readHeadings(headings: readonly string[]): TableLayout {
  const kind = kindOf(headings);
  const columns: LocatedColumn[] = [];
  const faults: HeadingFault[] = [];
  for (const [at, written] of headings.entries()) {
    const heading = written.trim();
    if (heading === "") continue;
    const column = columnNamed(kind, heading);
    const first = columns.find((other) => other.en === column?.en);
    if (!column) faults.push(unknown(kind, heading));
    else if (first) faults.push(twice(heading, first.heading));
    else columns.push({ ...column, heading, at });
  }
  for (const column of getRequiredColumns(kind))
    if (!columns.some(({ en }) => en === column.en)) faults.push(missing(kind, column));
  return { kind, columns, faults };
}

/** Table kind that knows most of the headings; kinds whose required columns are all present take precedence. */
function kindOf(headings: readonly string[]): CsvTableKind {
  const scored = CSV_TABLE_KINDS.map((kind) => {
    const known = headings.flatMap((heading) => columnNamed(kind, heading) ?? []);
    const whole = getRequiredColumns(kind).every(({ en }) => known.some((column) => column.en === en));
    return { kind, score: known.length + (whole ? headings.length : 0) };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).kind;
}

const columnNamed = (kind: CsvTableKind, heading: string): CsvColumn | undefined =>
  getCsvColumns(kind).find(({ ja, en }) =>
    [ja, en].some((name) => normalizeHeading(name) === normalizeHeading(heading)),
  );

function unknown(kind: CsvTableKind, heading: string): HeadingFault {
  const names = getCsvColumns(kind).flatMap(({ ja, en }) => [ja, en]);
  const typed = normalizeHeading(heading).slice(0, 40);
  const nearest = names
    .map((name) => ({ name, edits: computeEditDistance(normalizeHeading(name), typed) }))
    .reduce((best, next) => (next.edits < best.edits ? next : best));
  const near = nearest.edits <= 2 && nearest.edits < typed.length;
  const known = getCsvColumns(kind).map(formatColumnLabel);
  return { code: "UNKNOWN_FIELD", heading, facts: { known, ...(near && { meant: nearest.name }) } };
}

const twice = (heading: string, first: string): HeadingFault => ({
  code: "COLUMN_TWICE",
  heading,
  facts: { first },
});

function missing(kind: CsvTableKind, column: CsvColumn): HeadingFault {
  const needed = getRequiredColumns(kind).map(formatColumnLabel);
  return {
    code: "MISSING",
    heading: formatColumnLabel(column),
    facts: { needed },
  };
}
