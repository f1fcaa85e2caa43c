import { nameKey, printSymbols, type RuleRef } from "@/engine";
import type { CardFile } from "./read-card-file";
import type { FileCard, FileList, FilePrinting, FileRevision, FileRuling, FileSet } from "./schema";
import { symbolsOf } from "./symbols-of";
import type {
  CardRecord,
  CataloguePrinting,
  CatalogueRecords,
  CatalogueRevision,
  CatalogueSet,
  CuratedList,
  RulingRecord,
} from "./types";

/** A field before and after, as written in a card file; empty for none. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

type OfCard = { readonly number: number; readonly name: string };

/** One row that an import adds, or changes in `fields`. */
export type ImportChange =
  | { readonly row: "set"; readonly set: CatalogueSet; readonly fields: readonly FieldChange[] | null }
  | {
      readonly row: "card";
      readonly card: Omit<CardRecord, "revisions" | "printings">;
      readonly fields: readonly FieldChange[] | null;
    }
  | {
      readonly row: "revision";
      readonly of: OfCard;
      readonly revision: CatalogueRevision;
      readonly fields: readonly FieldChange[] | null;
    }
  | {
      readonly row: "printing";
      readonly of: OfCard;
      readonly printing: CataloguePrinting;
      readonly fields: readonly FieldChange[] | null;
    }
  | { readonly row: "ruling"; readonly ruling: RulingRecord; readonly fields: readonly FieldChange[] | null }
  | { readonly row: "list"; readonly list: CuratedList; readonly fields: readonly FieldChange[] | null };

export type Counts = Readonly<Record<ImportChange["row"], number>>;

/** What an import would do. `fields` is `null` for a new row. */
export type ImportPlan = {
  readonly changes: readonly ImportChange[];
  /** Rows that the files repeat as they are. */
  readonly same: Counts;
  /** Rows that the database has and the files do not mention: they stay. */
  readonly unmentioned: Counts;
};

/** Compares files without problems to what is there. Pure; the changes come in an order in which they can be applied. */
export function planImport(files: readonly CardFile[], existing: CatalogueRecords): ImportPlan {
  const same = { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 };
  const rows = rowsOf(files, existing);
  const before = new Map(recordRows(existing).map((row) => [idOf(row), row]));
  const changes: ImportChange[] = [];
  for (const row of rows) {
    const old = before.get(idOf(row));
    before.delete(idOf(row));
    const fields = old ? differences(fieldsOf(old), fieldsOf(row)) : null;
    if (fields?.length === 0) same[row.row] += 1;
    else changes.push({ ...row, fields });
  }
  const unmentioned = { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 };
  for (const row of before.values()) unmentioned[row.row] += 1;
  return { changes, same, unmentioned };
}

/** An `ImportChange` before it is known whether it changes anything. */
type Row = ImportChange extends infer C ? (C extends ImportChange ? Omit<C, "fields"> : never) : never;

const ROW_ORDER = ["set", "card", "revision", "printing", "ruling", "list"] as const;
const inOrder = (rows: readonly Row[]) => ROW_ORDER.flatMap((kind) => rows.filter(({ row }) => row === kind));

function rowsOf(files: readonly CardFile[], existing: CatalogueRecords): readonly Row[] {
  const sets = files.flatMap((file) => file.sets.map(({ value }) => setOf(value)));
  const cards = files.flatMap((file) => file.cards.map(({ value }) => recordOf(value)));
  const numbers = new Map([...existing.cards, ...cards].map(({ name, number }) => [nameKey(name), number]));
  const rulings = files.flatMap((file) => file.rulings.map(({ value }) => rulingOf(value, numbers)));
  const lists = files.flatMap((file) => file.lists.map(({ value }) => listOf(value, numbers)));
  return recordRows({ sets, cards, rulings, lists });
}

function recordRows({ sets, cards, rulings = [], lists = [] }: CatalogueRecords): readonly Row[] {
  const rows: Row[] = sets.map((set) => ({ row: "set", set }));
  for (const { revisions, printings, ...card } of cards) {
    const of = { number: card.number, name: card.name };
    rows.push({ row: "card", card });
    for (const revision of revisions) rows.push({ row: "revision", of, revision });
    for (const printing of printings) rows.push({ row: "printing", of, printing });
  }
  for (const ruling of rulings) rows.push({ row: "ruling", ruling });
  for (const list of lists) rows.push({ row: "list", list });
  return inOrder(rows);
}

function idOf(row: Row): string {
  if (row.row === "set") return `set ${row.set.code}`;
  if (row.row === "card") return `card ${row.card.number}`;
  if (row.row === "revision") return `revision ${row.of.number} ${row.revision.effectiveOn}`;
  if (row.row === "ruling") return `ruling ${row.ruling.id}`;
  if (row.row === "list") return `list ${row.list.id}`;
  return `printing ${row.printing.set} ${row.printing.number}`;
}

function fieldsOf(row: Row): Readonly<Record<string, string>> {
  if (row.row === "set") {
    const { name, englishName, releasedOn, type, counters = {} } = row.set;
    const named = Object.entries(counters).map(([counter, english]) => `${counter}: ${english}`);
    return { name, englishName, releasedOn, type, counters: named.sort().join(", ") };
  }
  if (row.row === "card") {
    const { name, reading, englishName, token, retired, aliases, tags } = row.card;
    const marks = { token: String(token), retired: String(retired) };
    return { name, reading, englishName, ...marks, aliases: aliases.join(", "), tags: tags.join(", ") };
  }
  if (row.row === "printing") {
    const { illustrator, flavor, finish, product, revision } = row.printing;
    return { illustrator, flavor, finish, product, revision };
  }
  if (row.row === "list") {
    const { name, englishName, cards } = row.list;
    return { name, englishName, cards: cards.join(", ") };
  }
  if (row.row === "ruling") {
    const { question, answer, cards, rules, source, date } = row.ruling;
    const texts = { question: question.ja, englishQuestion: question.en, answer: answer.ja, englishAnswer: answer.en };
    return { ...texts, cards: cards.join(", "), rules: rules.join(", "), source, date };
  }
  const { kind, timing, useCost, catalyst, ap, hp, text } = row.revision;
  const stats = { ap: String(ap ?? ""), hp: String(hp ?? "") };
  return {
    kind,
    timing: timing ?? "",
    useCost: printSymbols(useCost),
    catalyst: printSymbols(catalyst),
    ...stats,
    text,
  };
}

function differences(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const fields = Object.keys(after).map((field) => ({ field, before: before[field] ?? "", after: after[field] ?? "" }));
  return fields.filter((field) => field.before !== field.after);
}

/** A card of a file as the catalogue holds it. */
export function recordOf(card: FileCard): CardRecord {
  const { number, name, reading, englishName, token = false, retired = false, aliases = [], tags = [] } = card;
  const revisions = card.revisions.map(revisionOf).sort((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1));
  const printings = card.printings.map(printingOf);
  return { number, name, reading, englishName, token, retired, aliases, tags, revisions, printings };
}

function revisionOf(revision: FileRevision): CatalogueRevision {
  const { effectiveOn, kind, timing = null, useCost = "", catalyst = "", ap = null, hp = null, text } = revision;
  return { effectiveOn, kind, timing, useCost: symbolsOf(useCost), catalyst: symbolsOf(catalyst), ap, hp, text };
}

const printingOf = ({
  flavor = "",
  finish = "normal",
  product = "",
  ...printing
}: FilePrinting): CataloguePrinting => ({
  ...{ ...printing, flavor, finish, product },
});

/** A set of a file as the catalogue holds it. */
export const setOf = ({ type = "main", ...set }: FileSet): CatalogueSet => ({ ...set, type });

/** A list of a file as the catalogue holds it; `numbers` as for rulings. */
export const listOf = ({ cards, ...list }: FileList, numbers: ReadonlyMap<string, number>): CuratedList => ({
  ...list,
  cards: cards.flatMap((name) => numbers.get(nameKey(name)) ?? []),
});

/** A ruling of a file as the catalogue holds it; `numbers` are those of the cards by `nameKey`. The rules were checked. */
export function rulingOf({ cards, rules, ...ruling }: FileRuling, numbers: ReadonlyMap<string, number>): RulingRecord {
  const numbered = cards.flatMap((name) => numbers.get(nameKey(name)) ?? []);
  return { ...ruling, cards: numbered, rules: rules as RuleRef[] };
}
