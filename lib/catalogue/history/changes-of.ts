import type { ImportPlan } from "../import/import-plan";
import { type CatalogueRow, rowId } from "../model/catalogue-rows";
import type { CatalogueChange } from "../model/changes";
import type { CatalogueRecords } from "../model/types";

/** The changes of a plan as entries of the version history. `after` is the catalogue with the plan applied. */
export function changesOf({ changes, removed }: ImportPlan, after: CatalogueRecords): readonly CatalogueChange[] {
  const names = new Map(after.cards.map(({ number, name, englishName }) => [number, { name, englishName }]));
  const told = (row: CatalogueRow, kind: CatalogueChange["kind"]): CatalogueChange => ({
    row: row.row,
    id: rowId(row),
    kind,
    ...(nameOf(row) ?? names.get(cardsOf(row)[0] ?? 0) ?? { name: "", englishName: "" }),
    cards: [...cardsOf(row)],
  });
  const fresh = new Set(changes.flatMap((row) => (row.row === "card" && row.fields === null ? row.card.number : [])));
  const ofFresh = (row: CatalogueRow) => (row.row === "revision" || row.row === "printing") && fresh.has(row.of.number);
  return [
    ...changes.flatMap((row): readonly CatalogueChange[] => {
      if (row.fields === null) return ofFresh(row) ? [] : [told(row, "added")];
      return [{ ...told(row, "changed"), fields: row.fields.map(({ field }) => field) }];
    }),
    ...removed.map((row) => told(row, "removed")),
  ];
}

function nameOf(row: CatalogueRow): { readonly name: string; readonly englishName: string } | null {
  const named = row.row === "set" ? row.set : row.row === "card" ? row.card : row.row === "list" ? row.list : null;
  return named && { name: named.name, englishName: named.englishName };
}

function cardsOf(row: CatalogueRow): readonly number[] {
  switch (row.row) {
    case "set":
      return [];
    case "card":
      return [row.card.number];
    case "revision":
    case "printing":
      return [row.of.number];
    case "ruling":
      return row.ruling.cards;
    case "list":
      return row.list.cards;
  }
}
