import type { Task } from "@/lib/tasks";
import type { CatalogueRow } from "../model/catalogue-rows";
import type { ImportChange, ImportPlan } from "./import-plan";
import type { ReviewChangeKind } from "./review-query";

/** A card with all its added, changed and removed rows. */
export type ReviewCardEntry = {
  readonly number: number;
  readonly name: string;
  readonly kind: "new" | "changed" | "withdrawn" | "returned";
  readonly changes: readonly ImportChange[];
  readonly removed: readonly CatalogueRow[];
};

/** One change of a review: a card with its rows, or a single row. */
export type ReviewEntry = { readonly kinds: readonly ReviewChangeKind[] } & (
  | { readonly card: ReviewCardEntry; readonly row?: undefined }
  | { readonly card?: undefined; readonly row: ImportChange | CatalogueRow }
);

/** Returns the changes of a plan in the order of its review: sets, cards by their numbers, rulings, lists. */
export function* buildReviewEntries(plan: ImportPlan): Task<readonly ReviewEntry[]> {
  const rows = (wanted: "set" | "ruling" | "list") =>
    [...plan.changes, ...plan.removed].flatMap((row): readonly ReviewEntry[] =>
      row.row === wanted ? [{ kinds: ["rest"], row }] : [],
    );
  const cards: ReviewEntry[] = [];
  for (const group of yield* groupedByCard(plan)) {
    const card = { ...group, kind: kindOf(group.changes) };
    cards.push({ kinds: kindsOf(card), card });
    yield;
  }
  return [...rows("set"), ...cards, ...rows("ruling"), ...rows("list")];
}

type Group = { readonly number: number; readonly name: string; changes: ImportChange[]; removed: CatalogueRow[] };

function* groupedByCard({ changes, removed }: ImportPlan): Task<readonly Group[]> {
  const groups = new Map<number, Group>();
  const groupOf = (row: CatalogueRow) => {
    const of = row.row === "card" ? row.card : row.row === "revision" || row.row === "printing" ? row.of : null;
    if (of === null) return null;
    const group = groups.get(of.number) ?? { number: of.number, name: of.name, changes: [], removed: [] };
    groups.set(of.number, group);
    return group;
  };
  for (const row of changes) {
    groupOf(row)?.changes.push(row);
    yield;
  }
  for (const row of removed) {
    groupOf(row)?.removed.push(row);
    yield;
  }
  return [...groups.values()].sort((a, b) => a.number - b.number);
}

function kindOf(changes: readonly ImportChange[]): ReviewCardEntry["kind"] {
  const own = changes.find(({ row }) => row === "card");
  if (own?.fields === null) return "new";
  const retired = own?.fields?.find(({ field }) => field === "retired")?.after;
  return retired === undefined ? "changed" : retired === "true" ? "withdrawn" : "returned";
}

/** The kinds of change of a card: a new card is only `new`, other cards count for every kind that applies. */
function kindsOf({ kind, changes, removed }: ReviewCardEntry): readonly ReviewChangeKind[] {
  if (kind === "new") return ["new"];
  const of = (wanted: CatalogueRow["row"]) => changes.filter(({ row }) => row === wanted);
  const [revisions, gone] = [of("revision"), removed.some(({ row }) => row === "revision")];
  const changed = (isMeant: (field: string) => boolean) => (row: ImportChange) =>
    row.fields?.some(({ field }) => isMeant(field)) ?? false;
  const comes = revisions.some(({ fields }) => fields === null);
  const is: Record<ReviewChangeKind, boolean> = {
    new: false,
    rest: false,
    text: comes || gone || revisions.some(changed((field) => field === "text")),
    other:
      of("card").some(changed((field) => field !== "retired")) || revisions.some(changed((field) => field !== "text")),
    withdrawn: kind !== "changed",
    printings: of("printing").length > 0 || removed.some(({ row }) => row === "printing"),
  };
  return (Object.keys(is) as ReviewChangeKind[]).filter((one) => is[one]);
}
