import { type CatalogueRow, rowFields, rowId } from "./catalogue-rows";
import type { Counts, FieldChange, ImportChange, ImportPlan } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import type { CardFile } from "./read-card-file";
import { type DiffPart, diffParts } from "./text-diff";

/** How a file was read. */
export type ReviewedFile = Pick<CardFile, "file" | "form" | "encoding" | "assumed"> & { readonly entries: number };

/** A field before and after, and both as one text word by word. */
export type ReviewedField = FieldChange & { readonly parts: readonly DiffPart[] };

/** A row that comes, changes or goes. One that comes or goes has all its fields that are not empty. */
export type ReviewedRow = {
  /** See `rowId`. */
  readonly id: string;
  readonly kind: "added" | "changed" | "removed";
  readonly fields: readonly ReviewedField[];
};

/** A card and what of it changes. */
export type ReviewedCard = {
  readonly number: number;
  readonly name: string;
  readonly kind: "new" | "changed" | "withdrawn" | "returned";
  /** What changes of the card itself: names, nicknames, tags. */
  readonly fields: readonly ReviewedField[];
  readonly revisions: readonly ReviewedRow[];
  readonly printings: readonly ReviewedRow[];
};

/** Everything that publishing would change, for people to read before they decide. Plain data. */
export type ImportReview = {
  readonly files: readonly ReviewedFile[];
  /** With any of them nothing else is told, and nothing can be published. */
  readonly problems: readonly ImportProblem[];
  readonly counts: Readonly<Record<"added" | "changed" | "removed" | "same" | "unmentioned", Counts>>;
  readonly cards: readonly ReviewedCard[];
  readonly sets: readonly ReviewedRow[];
  readonly rulings: readonly ReviewedRow[];
  readonly lists: readonly ReviewedRow[];
  /** How many of each kind are not shown because there are too many. */
  readonly left: Readonly<Record<"cards" | "sets" | "rulings" | "lists", number>>;
};

/** How much of each kind a review shows; beyond it only the number is told. */
export const MOST_REVIEWED = 200;

const NONE: Counts = { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 };

/** What a plan would do. */
export function reviewPlan(plan: ImportPlan, files: readonly ReviewedFile[] = []): ImportReview {
  const { changes, removed, same, unmentioned } = plan;
  const cards = groupByCard(plan);
  const rows = (kind: "set" | "ruling" | "list") => [
    ...changes.filter(({ row }) => row === kind).map((row) => () => changedRow(row)),
    ...removed.filter(({ row }) => row === kind).map((row) => () => goneRow(row)),
  ];
  const [sets, rulings, lists] = [rows("set"), rows("ruling"), rows("list")];
  return {
    ...{ files, problems: [] },
    counts: {
      added: counted(changes.filter(({ fields }) => fields === null)),
      changed: counted(changes.filter(({ fields }) => fields !== null)),
      removed: counted(removed),
      ...{ same, unmentioned },
    },
    cards: cards.slice(0, MOST_REVIEWED).map(reviewedCard),
    ...{ sets: shown(sets), rulings: shown(rulings), lists: shown(lists) },
    left: { cards: left(cards), sets: left(sets), rulings: left(rulings), lists: left(lists) },
  };
}

/** A review of files that cannot be published. */
export const reviewProblems = (
  problems: readonly ImportProblem[],
  files: readonly ReviewedFile[] = [],
): ImportReview => ({
  ...{ files, problems, cards: [], sets: [], rulings: [], lists: [] },
  counts: { added: NONE, changed: NONE, removed: NONE, same: NONE, unmentioned: NONE },
  left: { cards: 0, sets: 0, rulings: 0, lists: 0 },
});

/** How a file was read, for a review. */
export function reviewedFile({ file, form, encoding, assumed, ...entries }: CardFile): ReviewedFile {
  const { sets, cards, rulings, lists, aliases } = entries;
  const count = [sets, cards, rulings, lists, aliases].reduce((sum, list) => sum + list.length, 0);
  return { file, form, encoding, assumed, entries: count };
}

const shown = (rows: readonly (() => ReviewedRow)[]) => rows.slice(0, MOST_REVIEWED).map((make) => make());
const left = (rows: readonly unknown[]) => Math.max(0, rows.length - MOST_REVIEWED);

function counted(rows: readonly CatalogueRow[]): Counts {
  const counts = { ...NONE } as Record<keyof Counts, number>;
  for (const { row } of rows) counts[row] += 1;
  return counts;
}

type Grouped = { number: number; name: string; changes: ImportChange[]; removed: CatalogueRow[] };

function groupByCard({ changes, removed }: ImportPlan): readonly Grouped[] {
  const groups = new Map<number, Grouped>();
  const groupOf = (row: CatalogueRow) => {
    const of = row.row === "card" ? row.card : row.row === "revision" || row.row === "printing" ? row.of : null;
    if (of === null) return null;
    const group = groups.get(of.number) ?? { number: of.number, name: of.name, changes: [], removed: [] };
    groups.set(of.number, group);
    return group;
  };
  for (const row of changes) groupOf(row)?.changes.push(row);
  for (const row of removed) groupOf(row)?.removed.push(row);
  return [...groups.values()].sort((a, b) => a.number - b.number);
}

function reviewedCard({ number, name, changes, removed }: Grouped): ReviewedCard {
  const own = changes.find(({ row }) => row === "card");
  const rows = (kind: CatalogueRow["row"]) => [
    ...changes.filter(({ row }) => row === kind).map(changedRow),
    ...removed.filter(({ row }) => row === kind).map(goneRow),
  ];
  const retired = own?.fields?.find(({ field }) => field === "retired")?.after;
  const kind =
    own?.fields === null ? "new" : retired === undefined ? "changed" : retired === "true" ? "withdrawn" : "returned";
  const fields = own ? changedRow(own).fields : [];
  return { number, name, kind, fields, revisions: rows("revision"), printings: rows("printing") };
}

function changedRow(row: ImportChange): ReviewedRow {
  const fields = row.fields ?? written(row).map(({ field, value }) => ({ field, before: "", after: value }));
  return { id: rowId(row), kind: row.fields === null ? "added" : "changed", fields: fields.map(withParts) };
}

function goneRow(row: CatalogueRow): ReviewedRow {
  const fields = written(row).map(({ field, value }) => ({ field, before: value, after: "" }));
  return { id: rowId(row), kind: "removed", fields: fields.map(withParts) };
}

const written = (row: CatalogueRow) =>
  Object.entries(rowFields(row)).flatMap(([field, value]) => (value === "" ? [] : [{ field, value }]));

const withParts = (field: FieldChange): ReviewedField => ({ ...field, parts: diffParts(field.before, field.after) });
