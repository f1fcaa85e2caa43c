import { slicePage } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import { type CatalogueRow, getRowFields, getRowId } from "../model/catalogue-rows";
import { diffWords, type TextDiffPart } from "../model/text-diff";
import type { CardFile } from "./files/read-card-file";
import type { FieldChange, ImportChange, ImportPlan, RowCounts } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import { buildReviewEntries, type ReviewCardEntry, type ReviewEntry } from "./review-entries";
import { FIRST_REVIEW_PAGE, type ReviewChangeKind, type ReviewQuery } from "./review-query";

/** Facts about a read file: its form, its encoding, the number of entries, and the number of katakana readings. */
export type ReviewFile = Pick<CardFile, "file" | "form" | "encoding" | "assumed" | "katakana"> & {
  readonly entries: number;
};

/** A field before and after, with the differences word by word. */
export type ReviewField = FieldChange & { readonly parts: readonly TextDiffPart[] };

/** A row that is added, changed or removed. Added and removed rows list all fields with a value. */
export type ReviewRow = {
  /** See `getRowId`. */
  readonly id: string;
  readonly kind: "added" | "changed" | "removed";
  readonly fields: readonly ReviewField[];
};

/** A card with its changes, as a review shows it. */
export type ReviewCard = {
  readonly number: number;
  readonly name: string;
  readonly kind: ReviewCardEntry["kind"];
  /** Changes of the card itself: names, nicknames, tags. */
  readonly fields: readonly ReviewField[];
  readonly revisions: readonly ReviewRow[];
  readonly printings: readonly ReviewRow[];
};

/** All changes of a plan, in the order of the review pages. */
export type PlanReview = {
  readonly files: readonly ReviewFile[];
  /** Problems of the files; with any, there are no entries and nothing can be published. */
  readonly problems: readonly ImportProblem[];
  readonly counts: Readonly<Record<"added" | "changed" | "removed" | "same" | "unmentioned", RowCounts>>;
  /** The number of changes of each kind; a card may count for several. */
  readonly kinds: Readonly<Record<ReviewChangeKind, number>>;
  readonly entries: readonly ReviewEntry[];
};

/** A page of the review that an administrator reads before publishing. Plain data. */
export type ImportReview = Omit<PlanReview, "entries"> & {
  /** Number of all problems; `problems` has those of this page. */
  readonly wrong: number;
  /** The selected kind of change; null for all. */
  readonly kind: ReviewChangeKind | null;
  /** The page number, from 1, and the number of pages. */
  readonly page: number;
  readonly pages: number;
  /** The number of changes of this kind. */
  readonly found: number;
  readonly cards: readonly ReviewCard[];
  readonly sets: readonly ReviewRow[];
  readonly rulings: readonly ReviewRow[];
  readonly lists: readonly ReviewRow[];
};

/** Number of changes or problems on a page of a review. */
export const REVIEW_PAGE_SIZE = 50;

const NO_ROWS: RowCounts = { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 };
const NO_KINDS = { new: 0, text: 0, other: 0, withdrawn: 0, printings: 0, rest: 0 };

/** Orders and counts the changes of a plan for a review: sets, cards by their numbers, rulings and lists. */
export function* reviewPlan(plan: ImportPlan, files: readonly ReviewFile[] = []): Task<PlanReview> {
  const { changes, removed, same, unmentioned } = plan;
  const entries = yield* buildReviewEntries(plan);
  const kinds: Record<ReviewChangeKind, number> = { ...NO_KINDS };
  for (const entry of entries) for (const kind of entry.kinds) kinds[kind] += 1;
  yield;
  return {
    files,
    problems: [],
    kinds,
    entries,
    counts: {
      added: counted(changes.filter(({ fields }) => fields === null)),
      changed: counted(changes.filter(({ fields }) => fields !== null)),
      removed: counted(removed),
      same,
      unmentioned,
    },
  };
}

/** Returns the review of files with problems. Such files cannot be published. */
export const reviewProblems = (problems: readonly ImportProblem[], files: readonly ReviewFile[] = []): PlanReview => ({
  files,
  problems,
  kinds: NO_KINDS,
  entries: [],
  counts: { added: NO_ROWS, changed: NO_ROWS, removed: NO_ROWS, same: NO_ROWS, unmentioned: NO_ROWS },
});

/** Returns one page of a review; beyond the end, the last page. */
export function getReviewPage(
  { entries, ...reviewed }: PlanReview,
  { kind, page }: ReviewQuery = FIRST_REVIEW_PAGE,
): ImportReview {
  const { problems } = reviewed;
  const found = kind === null ? entries : entries.filter(({ kinds }) => kinds.includes(kind));
  const { pages } = slicePage<unknown>(problems.length > 0 ? problems : found, page, REVIEW_PAGE_SIZE);
  const shownPage = Math.min(page, pages);
  const rows = slicePage(found, shownPage, REVIEW_PAGE_SIZE).items;
  const of = (wanted: "set" | "ruling" | "list") =>
    rows.flatMap((entry) => (entry.row?.row === wanted ? [reviewedRow(entry.row)] : []));
  return {
    ...reviewed,
    problems: slicePage(problems, shownPage, REVIEW_PAGE_SIZE).items,
    wrong: problems.length,
    kind,
    page: shownPage,
    pages,
    found: found.length,
    cards: rows.flatMap(({ card }) => (card ? [reviewedCard(card)] : [])),
    sets: of("set"),
    rulings: of("ruling"),
    lists: of("list"),
  };
}

/** Returns the form, encoding and size of a file that was read, for a review. */
export function summarizeFile({ file, form, encoding, assumed, katakana, ...entries }: CardFile): ReviewFile {
  const { sets, cards, rulings, lists, aliases } = entries;
  const count = [sets, cards, rulings, lists, aliases].reduce((sum, list) => sum + list.length, 0);
  return { file, form, encoding, assumed, katakana, entries: count };
}

function counted(rows: readonly CatalogueRow[]): RowCounts {
  const counts = { ...NO_ROWS } as Record<keyof RowCounts, number>;
  for (const { row } of rows) counts[row] += 1;
  return counts;
}

function reviewedCard({ number, name, kind, changes, removed }: ReviewCardEntry): ReviewCard {
  const own = changes.find(({ row }) => row === "card");
  const rows = (wanted: CatalogueRow["row"]) => [
    ...changes.filter(({ row }) => row === wanted).map(changedRow),
    ...removed.filter(({ row }) => row === wanted).map(goneRow),
  ];
  const fields = own ? changedRow(own).fields : [];
  return { number, name, kind, fields, revisions: rows("revision"), printings: rows("printing") };
}

const reviewedRow = (row: CatalogueRow | ImportChange): ReviewRow => ("fields" in row ? changedRow(row) : goneRow(row));

function changedRow(row: ImportChange): ReviewRow {
  const fields = row.fields ?? written(row).map(({ field, value }) => ({ field, before: "", after: value }));
  return { id: getRowId(row), kind: row.fields === null ? "added" : "changed", fields: fields.map(withParts) };
}

function goneRow(row: CatalogueRow): ReviewRow {
  const fields = written(row).map(({ field, value }) => ({ field, before: value, after: "" }));
  return { id: getRowId(row), kind: "removed", fields: fields.map(withParts) };
}

const written = (row: CatalogueRow) =>
  Object.entries(getRowFields(row)).flatMap(([field, value]) => (value === "" ? [] : [{ field, value }]));

const withParts = (field: FieldChange): ReviewField => ({ ...field, parts: diffWords(field.before, field.after) });
