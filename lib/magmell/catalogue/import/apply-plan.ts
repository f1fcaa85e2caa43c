import { compareByText, groupBy, partition } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import { type CatalogueRow, getRowKey, indexRowsByKey } from "../model/catalogue-rows";
import type { CardRecord, CatalogueRecords } from "../model/types";
import type { ImportChange, ImportPlan } from "./import-plan";

/** Applies a plan to records in memory. Unchanged cards are the same objects before and after. */
export function* applyPlan(existing: CatalogueRecords, { changes, removed }: ImportPlan): Task<CatalogueRecords> {
  const numbers = new Set([...changes, ...removed].flatMap(cardsOf));
  const [mentioned, others] = partition(existing.cards, ({ number }) => numbers.has(number));
  const rows = yield* indexRowsByKey({ ...existing, cards: mentioned });
  for (const row of removed) rows.delete(getRowKey(row));
  for (const { fields, ...row } of changes) {
    rows.set(getRowKey(row as CatalogueRow), row as CatalogueRow);
    yield;
  }
  const after = yield* recordsOf([...rows.values()]);
  return { ...after, cards: [...others, ...after.cards].sort((a, b) => a.number - b.number) };
}

/** The numbers of the cards that a row belongs to: both cards, for a printing that moves from one to the other. */
function cardsOf(row: CatalogueRow | ImportChange): readonly number[] {
  if (row.row === "card") return [row.card.number];
  if (row.row !== "revision" && row.row !== "printing") return [];
  const moved = "fields" in row ? row.fields?.find(({ field }) => field === "card") : undefined;
  return moved ? [row.of.number, Number(moved.before)] : [row.of.number];
}

/** Records assembled from rows: revisions by their days, printings in the order of the rows. */
function* recordsOf(rows: readonly CatalogueRow[]): Task<CatalogueRecords> {
  const revisions = groupBy(
    rows.flatMap((row) => (row.row === "revision" ? [[row.of.number, row.revision] as const] : [])),
  );
  yield;
  const printings = groupBy(
    rows.flatMap((row) => (row.row === "printing" ? [[row.of.number, row.printing] as const] : [])),
  );
  const cards: CardRecord[] = [];
  for (const row of rows) {
    if (row.row !== "card") continue;
    const ofCard = revisions.get(row.card.number) ?? [];
    const byDay = [...ofCard].sort(compareByText(({ effectiveOn }) => effectiveOn));
    cards.push({ ...row.card, revisions: byDay, printings: printings.get(row.card.number) ?? [] });
    yield;
  }
  return {
    sets: rows.flatMap((row) => (row.row === "set" ? [row.set] : [])),
    cards,
    rulings: rows.flatMap((row) => (row.row === "ruling" ? [row.ruling] : [])),
    lists: rows.flatMap((row) => (row.row === "list" ? [row.list] : [])),
  };
}
