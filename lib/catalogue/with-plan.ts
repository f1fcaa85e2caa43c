import { byText } from "@/lib/compare-texts";
import { grouped } from "@/lib/grouped";
import { type CatalogueRow, rowKey, rowsOf } from "./catalogue-rows";
import type { ImportPlan } from "./import-plan";
import type { CardRecord, CatalogueRecords } from "./types";

/** The catalogue as it will be when a plan is carried out. */
export function withPlan(existing: CatalogueRecords, { changes, removed }: ImportPlan): CatalogueRecords {
  const rows = new Map(rowsOf(existing).map((row) => [rowKey(row), row]));
  for (const row of removed) rows.delete(rowKey(row));
  for (const { fields, ...row } of changes) rows.set(rowKey(row as CatalogueRow), row as CatalogueRow);
  return recordsOf([...rows.values()]);
}

/** Rows put together again: revisions by their days, printings in the order in which they stand. */
function recordsOf(rows: readonly CatalogueRow[]): CatalogueRecords {
  const revisions = grouped(
    rows.flatMap((row) => (row.row === "revision" ? [[row.of.number, row.revision] as const] : [])),
  );
  const printings = grouped(
    rows.flatMap((row) => (row.row === "printing" ? [[row.of.number, row.printing] as const] : [])),
  );
  const cards = rows.flatMap((row): readonly CardRecord[] => {
    if (row.row !== "card") return [];
    const ofCard = revisions.get(row.card.number) ?? [];
    const byDay = [...ofCard].sort(byText(({ effectiveOn }) => effectiveOn));
    return [{ ...row.card, revisions: byDay, printings: printings.get(row.card.number) ?? [] }];
  });
  return {
    sets: rows.flatMap((row) => (row.row === "set" ? [row.set] : [])),
    cards: cards.sort((a, b) => a.number - b.number),
    rulings: rows.flatMap((row) => (row.row === "ruling" ? [row.ruling] : [])),
    lists: rows.flatMap((row) => (row.row === "list" ? [row.list] : [])),
  };
}
