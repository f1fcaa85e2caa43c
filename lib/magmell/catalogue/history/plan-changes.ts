import type { ImportPlan } from "../import/import-plan";
import { type CatalogueRow, getRowId } from "../model/catalogue-rows";
import type { CatalogueChange } from "../model/changes";
import { EARLIEST_DATE, getFirstPublicDate } from "../model/public-records";
import type { CatalogueRecords, IsoDate } from "../model/types";

/**
 * Returns the changes of a plan as entries of the version history. `after` is the catalogue with the plan applied; `today` is
 * the day of its publication.
 */
export function getPlanChanges(
  { changes, removed }: ImportPlan,
  after: CatalogueRecords,
  today: IsoDate,
): readonly CatalogueChange[] {
  const dayOf = publicDays(after, removed);
  const names = new Map(after.cards.map(({ number, name, englishName }) => [number, { name, englishName }]));
  const told = (row: CatalogueRow, kind: CatalogueChange["kind"]): CatalogueChange => ({
    row: row.row,
    id: getRowId(row),
    kind,
    ...(nameOf(row) ?? names.get(cardsOf(row)[0] ?? 0) ?? { name: "", englishName: "" }),
    cards: [...cardsOf(row)],
    ...(dayOf(row) > today && { publicOn: dayOf(row) }),
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

/**
 * Creates a function that returns the date from which a row is public; removed rows count as if they were still there.
 */
function publicDays({ cards, sets }: CatalogueRecords, removed: readonly CatalogueRow[]) {
  const ofCards = new Map(cards.map((card) => [card.number, getFirstPublicDate(card)]));
  const gone = removed.flatMap((row) => (row.row === "set" ? row.set : []));
  const ofSets = new Map([...gone, ...sets].map(({ code, releasedOn }) => [code, releasedOn]));
  return (row: CatalogueRow): IsoDate => {
    if (row.row === "set") return row.set.releasedOn;
    // A list is public with those of its cards that are.
    if (row.row === "list") return EARLIEST_DATE;
    const own =
      row.row === "ruling" ? row.ruling.date : row.row === "printing" ? ofSets.get(row.printing.set) : EARLIEST_DATE;
    return (
      [own ?? EARLIEST_DATE, ...cardsOf(row).map((number) => ofCards.get(number) ?? EARLIEST_DATE)].sort().at(-1) ??
      EARLIEST_DATE
    );
  };
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
