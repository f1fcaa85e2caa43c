import { formatSymbols } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import type { CatalogueRowKind } from "./changes";
import { formatReadingChoice } from "./reading-choices";
import type {
  CardRecord,
  CataloguePrinting,
  CatalogueRecords,
  CatalogueRevision,
  CatalogueSet,
  CuratedList,
  RulingRecord,
} from "./types";

type OfCard = { readonly number: number; readonly name: string };

/** A row of the catalogue: the unit of comparisons, writes and reports. */
export type CatalogueRow =
  | { readonly row: "set"; readonly set: CatalogueSet }
  | { readonly row: "card"; readonly card: Omit<CardRecord, "revisions" | "printings"> }
  | { readonly row: "revision"; readonly of: OfCard; readonly revision: CatalogueRevision }
  | { readonly row: "printing"; readonly of: OfCard; readonly printing: CataloguePrinting }
  | { readonly row: "ruling"; readonly ruling: RulingRecord }
  | { readonly row: "list"; readonly list: CuratedList };

/** Returns all rows in a valid order for writing: a row comes after the rows that it refers to. */
export function listCatalogueRows({
  sets,
  cards,
  rulings = [],
  lists = [],
}: CatalogueRecords): readonly CatalogueRow[] {
  const revisions: CatalogueRow[] = [];
  const printings: CatalogueRow[] = [];
  const bare = cards.map((record): CatalogueRow => {
    const { revisions: ofCard, printings: inSets, ...card } = record;
    const of = { number: card.number, name: card.name };
    for (const revision of ofCard) revisions.push({ row: "revision", of, revision });
    for (const printing of inSets) printings.push({ row: "printing", of, printing });
    return { row: "card", card };
  });
  return [
    ...sets.map((set): CatalogueRow => ({ row: "set", set })),
    ...bare,
    ...revisions,
    ...printings,
    ...rulings.map((ruling): CatalogueRow => ({ row: "ruling", ruling })),
    ...lists.map((list): CatalogueRow => ({ row: "list", list })),
  ];
}

/** Returns the permanent id of a row, unique among rows of its kind. */
export function getRowId(row: CatalogueRow): string {
  switch (row.row) {
    case "set":
      return row.set.code;
    case "card":
      return String(row.card.number);
    case "revision":
      return `${row.of.number} ${row.revision.effectiveOn}`;
    case "printing":
      return `${row.printing.set} ${row.printing.number}`;
    case "ruling":
      return row.ruling.id;
    case "list":
      return row.list.id;
  }
}

/** Returns the permanent key of a row, unique among all rows. */
export const getRowKey = (row: CatalogueRow): `${CatalogueRowKind} ${string}` => `${row.row} ${getRowId(row)}`;

/** Returns a task that indexes all rows by their keys. */
export function* indexRowsByKey(records: CatalogueRecords): Task<Map<string, CatalogueRow>> {
  const rows = new Map<string, CatalogueRow>();
  for (const row of listCatalogueRows(records)) {
    rows.set(getRowKey(row), row);
    yield;
  }
  return rows;
}

/** Returns the fields of a row, each as written in a card file. */
export function getRowFields(row: CatalogueRow): Readonly<Record<string, string>> {
  switch (row.row) {
    case "set": {
      const { name, englishName, releasedOn, type, counters = {}, rarities = [] } = row.set;
      const named = Object.entries(counters).map(([counter, english]) => `${counter}: ${english}`);
      const rare = rarities.map((one) => [one.code, one.name, one.englishName].filter(Boolean).join(" "));
      return { name, englishName, releasedOn, type, counters: named.sort().join(", "), rarities: rare.join(", ") };
    }
    case "card": {
      const { name, reading, englishName, token, retired, aliases, tags } = row.card;
      const marks = { token: String(token), retired: String(retired) };
      return { name, reading, englishName, ...marks, aliases: aliases.join(", "), tags: tags.join(", ") };
    }
    case "revision":
      return revisionFields(row.revision);
    case "printing": {
      const { illustrator, flavor, finish, product, revision, rarity = "", image = "", imageAlt = "" } = row.printing;
      return { card: String(row.of.number), illustrator, flavor, rarity, finish, product, revision, image, imageAlt };
    }
    case "ruling": {
      const { question, answer, cards, rules, source, date } = row.ruling;
      const asked = { question: question.ja, englishQuestion: question.en };
      const answered = { answer: answer.ja, englishAnswer: answer.en };
      return { ...asked, ...answered, cards: cards.join(", "), rules: rules.join(", "), source, date };
    }
    case "list": {
      const { name, englishName, cards } = row.list;
      return { name, englishName, cards: cards.join(", ") };
    }
  }
}

const revisionFields = ({ kind, timing, useCost, catalyst, ap, hp, text, readings = [] }: CatalogueRevision) => ({
  kind,
  timing: timing ?? "",
  useCost: formatSymbols(useCost),
  catalyst: formatSymbols(catalyst),
  ap: String(ap ?? ""),
  hp: String(hp ?? ""),
  text,
  readings: readings.map(formatReadingChoice).join(", "),
});
