import { type RuleRef, toNameKey } from "@/engine/magmell";
import { compareByText, partition } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import { indexCardsByKey } from "../model/card-key-index";
import { type CatalogueRow, getRowFields, getRowKey, indexRowsByKey, listCatalogueRows } from "../model/catalogue-rows";
import type { CatalogueRowKind } from "../model/changes";
import { parseStoredSymbols } from "../model/stored-symbols";
import type {
  CardRecord,
  CataloguePrinting,
  CatalogueRecords,
  CatalogueRevision,
  CatalogueSet,
  CuratedList,
  RulingRecord,
} from "../model/types";
import type { CardFile } from "./files/read-card-file";
import type { CardInput, ListInput, PrintingInput, RevisionInput, RulingInput, SetInput } from "./files/schema";

/** A field before and after a change, as written in a card file; an empty string if it has no value. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

/** A row that is added, or changed in `fields`. */
export type ImportChange = CatalogueRow & { readonly fields: readonly FieldChange[] | null };

export type RowCounts = Readonly<Record<CatalogueRowKind, number>>;

/** The changeset between two catalogue states. */
export type ImportPlan = {
  /** In an order in which they can be applied. `fields` is `null` for a new row. */
  readonly changes: readonly ImportChange[];
  /** Rows to remove: lists that an import removes, and rows that a restored older state does not contain. */
  readonly removed: readonly CatalogueRow[];
  /** Rows that the files repeat as they are. */
  readonly same: RowCounts;
  /** Rows that the database has and the files do not mention: they stay. */
  readonly unmentioned: RowCounts;
};

/** Plans the import of files without problems: the changeset from the catalogue to the files. */
export function* planImport(files: readonly CardFile[], existing: CatalogueRecords): Task<ImportPlan> {
  const filed = yield* mergeFilesIntoRecords(files, existing);
  const numbers = new Set(filed.cards.map(({ number }) => number));
  const [mentioned, others] = partition(existing.cards, ({ number }) => numbers.has(number));
  const { changes, same, left } = yield* compare(filed, { ...existing, cards: mentioned });
  const going = new Set(files.flatMap(({ lists }) => lists.flatMap(({ value }) => (value.removed ? value.id : []))));
  const [removed, unmentioned] = partition(left, (row) => row.row === "list" && going.has(row.list.id));
  return { changes, removed, same: counted(same), unmentioned: counted(unmentioned, others) };
}

/**
 * Plans a return to an earlier state. A card that the earlier state does not contain is withdrawn instead of removed,
 * because its number and name are never reused. It keeps its revisions and loses its printings. Cards that are the same
 * object in both states are skipped.
 */
export function* planRestore(then: CatalogueRecords, now: CatalogueRecords): Task<ImportPlan> {
  const known = new Set(then.cards.map(({ number }) => number));
  const held = new Set(then.cards);
  const [shared, others] = partition(now.cards, (card) => held.has(card));
  for (const card of shared) held.delete(card);
  const withdrawn = others
    .filter(({ number }) => !known.has(number))
    .map((card) => ({ ...card, retired: true, printings: [] }));
  const wanted = { ...then, cards: [...held, ...withdrawn] };
  const { changes, same, left } = yield* compare(wanted, { ...now, cards: others });
  return { changes, removed: left, same: counted(same, shared), unmentioned: counted([]) };
}

/** Returns whether a plan changes nothing. */
export const isEmptyPlan = ({ changes, removed }: ImportPlan): boolean => changes.length === 0 && removed.length === 0;

function* compare(wanted: CatalogueRecords, existing: CatalogueRecords) {
  const before = yield* indexRowsByKey(existing);
  const changes: ImportChange[] = [];
  const same: CatalogueRow[] = [];
  for (const row of listCatalogueRows(wanted)) {
    const old = before.get(getRowKey(row));
    before.delete(getRowKey(row));
    const fields = old ? differences(getRowFields(old), getRowFields(row)) : null;
    if (fields?.length === 0) same.push(row);
    else changes.push({ ...row, fields });
    yield;
  }
  return { changes, same, left: [...before.values()] };
}

/** Counts the rows of each kind, including the rows of whole cards. */
function counted(rows: readonly CatalogueRow[], cards: readonly CardRecord[] = []): RowCounts {
  const counts = { set: 0, card: cards.length, revision: 0, printing: 0, ruling: 0, list: 0 };
  for (const { row } of rows) counts[row] += 1;
  for (const { revisions, printings } of cards) {
    counts.revision += revisions.length;
    counts.printing += printings.length;
  }
  return counts;
}

function differences(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const fields = Object.keys(after).map((field) => ({ field, before: before[field] ?? "", after: after[field] ?? "" }));
  return fields.filter((field) => field.before !== field.after);
}

/** Converts file entries to records. `existing` supplies the cards that they refer to and the labels that they omit. */
export function* mergeFilesIntoRecords(files: readonly CardFile[], existing: CatalogueRecords): Task<CatalogueRecords> {
  const { byKey: there } = yield* indexCardsByKey(existing.cards);
  const filed = new Map<string, CardRecord>();
  for (const { value } of files.flatMap((file) => file.cards)) {
    const key = toNameKey(value.name);
    const known = there.get(key);
    filed.set(key, withReadings({ ...createCardRecord(value), ...labelsOf(value, known) }, known));
    yield;
  }
  for (const { value } of files.flatMap((file) => file.aliases)) {
    const key = toNameKey(value.card);
    const known = there.get(key);
    const card = filed.get(key) ?? (known && { ...known, revisions: [], printings: [] });
    if (card) filed.set(key, { ...card, aliases: value.aliases, tags: value.tags ?? card.tags });
  }
  const cards = [...filed.values()];
  const numbers: Numbers = { get: (key) => (filed.get(key) ?? there.get(key))?.number };
  return {
    sets: files.flatMap((file) => file.sets.map(({ value }) => createSetRecord(value))),
    cards,
    rulings: files.flatMap((file) => file.rulings.map(({ value }) => rulingRecordOf(value, numbers))),
    lists: files.flatMap((file) =>
      file.lists.flatMap(({ value }) => (value.removed ? [] : listRecordOf(value, numbers))),
    ),
  };
}

/** Nicknames and tags of a card; those left out in the file stay as they were. */
const labelsOf = ({ aliases, tags }: CardInput, before: CardRecord | undefined) => ({
  aliases: aliases ?? before?.aliases ?? [],
  tags: tags ?? before?.tags ?? [],
});

/** Returns a card with the chosen readings that its file leaves out as they were. */
const withReadings = (card: CardRecord, before: CardRecord | undefined): CardRecord => ({
  ...card,
  revisions: card.revisions.map((revision) => {
    const known = before?.revisions.find(({ effectiveOn }) => effectiveOn === revision.effectiveOn);
    return revision.readings || !known?.readings ? revision : { ...revision, readings: known.readings };
  }),
});

/** Creates a card record from a file, for a new card. */
export function createCardRecord(card: CardInput): CardRecord {
  const { number, name, reading, englishName = "", token = false, retired = false, aliases = [], tags = [] } = card;
  const revisions = card.revisions.map(revisionOf).sort(compareByText(({ effectiveOn }) => effectiveOn));
  const printings = card.printings.map(printingOf);
  return { number, name, reading, englishName, token, retired, aliases, tags, revisions, printings };
}

function revisionOf(revision: RevisionInput): CatalogueRevision {
  const {
    effectiveOn,
    kind,
    timing = null,
    useCost = "",
    catalyst = "",
    ap = null,
    hp = null,
    text,
    readings,
  } = revision;
  return {
    effectiveOn,
    kind,
    timing,
    useCost: parseStoredSymbols(useCost),
    catalyst: parseStoredSymbols(catalyst),
    ap,
    hp,
    text,
    ...(readings && { readings }),
  };
}

const printingOf = ({
  illustrator = "",
  flavor = "",
  finish = "normal",
  product = "",
  ...printing
}: PrintingInput): CataloguePrinting => ({
  ...printing,
  illustrator,
  flavor,
  finish,
  product,
});

/** The numbers of cards by `toNameKey`. */
type Numbers = Pick<ReadonlyMap<string, number>, "get">;

/** Creates a set record from a file. */
export const createSetRecord = ({
  type = "main",
  englishName = "",
  rarities = [],
  ...set
}: SetInput): CatalogueSet => ({
  ...set,
  englishName,
  type,
  ...(rarities.length > 0 && {
    rarities: rarities.map((rarity) => ({ ...rarity, englishName: rarity.englishName ?? "" })),
  }),
});

/** Creates a list record from a file; `numbers` as for rulings. */
const listRecordOf = ({ id, name, cards, englishName = "" }: ListInput, numbers: Numbers): CuratedList => ({
  id,
  name,
  englishName,
  cards: cards.flatMap((name) => numbers.get(toNameKey(name)) ?? []),
});

/** Creates a ruling record from a file; `numbers` are card numbers by `toNameKey`. The rules were checked. */
function rulingRecordOf({ cards, rules, question, answer, ...ruling }: RulingInput, numbers: Numbers): RulingRecord {
  const numbered = cards.flatMap((name) => numbers.get(toNameKey(name)) ?? []);
  const texts = { question: { en: "", ...question }, answer: { en: "", ...answer } };
  return { ...ruling, ...texts, cards: numbered, rules: rules as RuleRef[] };
}
