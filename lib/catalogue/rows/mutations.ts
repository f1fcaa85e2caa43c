import { nameKey, printSymbols } from "@/engine";
import type { db } from "@/lib/db";
import type { CatalogueRow } from "../catalogue-rows";
import type { ImportChange, ImportPlan } from "../import-plan";

export type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/** Rows per statement: nine columns each, well below the 65,535 parameters that a statement may have. */
const CHUNK = 1_000;

/**
 * Carries out a plan. What refers to others goes first and comes last: printings know revisions and sets, and a revision or
 * a set may go only when every printing that shows it has gone or shows another.
 */
export async function applyPlan(transaction: Transaction, { changes, removed }: ImportPlan): Promise<void> {
  await remove(transaction, removed, ["ruling", "list", "printing"]);
  await add(
    transaction,
    changes.filter(({ fields }) => fields === null),
  );
  await markRetired(transaction, changes.filter(isMark));
  for (const change of changes) if (change.fields !== null && !isMark(change)) await update(transaction, change);
  await remove(transaction, removed, ["revision", "set"]);
}

type RowOf<R extends CatalogueRow["row"]> = Extract<CatalogueRow, { row: R }>;

const rowsOfKind = <R extends CatalogueRow["row"]>(rows: readonly CatalogueRow[], row: R) =>
  rows.filter((one): one is RowOf<R> => one.row === row);

async function add(transaction: Transaction, rows: readonly CatalogueRow[]): Promise<void> {
  const of = <R extends CatalogueRow["row"]>(row: R) => rowsOfKind(rows, row);
  await inChunks(of("set").map(setRow), (data) => transaction.cardSet.createMany({ data }));
  await inChunks(of("card").map(cardRow), (data) => transaction.card.createMany({ data }));
  await inChunks(of("revision").map(revisionRow), (data) => transaction.revision.createMany({ data }));
  await inChunks(of("printing").map(printingRow), (data) => transaction.printing.createMany({ data }));
  await inChunks(of("ruling").map(rulingRow), (data) => transaction.ruling.createMany({ data }));
  await inChunks(of("ruling").flatMap(rulingCardRows), (data) => transaction.rulingCard.createMany({ data }));
  await inChunks(of("list").map(listRow), (data) => transaction.curatedList.createMany({ data }));
}

type Mark = RowOf<"card"> & Pick<ImportChange, "fields">;

/** A card of which nothing changes but that it is withdrawn, or no longer. */
const isMark = (change: ImportChange): change is Mark =>
  change.row === "card" && change.fields?.length === 1 && change.fields[0]?.field === "retired";

/** Together, because bringing a version back may withdraw very many. */
async function markRetired(transaction: Transaction, marks: readonly Mark[]): Promise<void> {
  for (const retired of [true, false]) {
    const numbers = marks.filter(({ card }) => card.retired === retired).map(({ card }) => card.number);
    await inChunks(numbers, (some) =>
      transaction.card.updateMany({ where: { number: { in: some } }, data: { retired } }),
    );
  }
}

async function update(transaction: Transaction, change: CatalogueRow): Promise<void> {
  if (change.row === "set") {
    const data = setRow(change);
    await transaction.cardSet.update({ where: { code: data.code }, data });
  } else if (change.row === "card") {
    const data = cardRow(change);
    await transaction.card.update({ where: { number: data.number }, data });
  } else if (change.row === "revision") {
    const { cardNumber, effectiveOn, ...data } = revisionRow(change);
    await transaction.revision.update({ where: { cardNumber_effectiveOn: { cardNumber, effectiveOn } }, data });
  } else if (change.row === "ruling") {
    const { id, ...data } = rulingRow(change);
    const cards = { deleteMany: {}, createMany: { data: rulingCardRows(change).map(({ rulingId, ...row }) => row) } };
    await transaction.ruling.update({ where: { id }, data: { ...data, cards } });
  } else if (change.row === "list") {
    const { id, ...data } = listRow(change);
    await transaction.curatedList.update({ where: { id }, data });
  } else {
    const { setCode, number, ...data } = printingRow(change);
    await transaction.printing.update({ where: { setCode_number: { setCode, number } }, data });
  }
}

/** Cards are never removed: their numbers and names stay their own. */
type Removable = Exclude<CatalogueRow["row"], "card">;

async function remove(
  transaction: Transaction,
  removed: readonly CatalogueRow[],
  kinds: readonly Removable[],
): Promise<void> {
  const of = <R extends Removable>(row: R) => (kinds.includes(row) ? rowsOfKind(removed, row) : []);
  const id = (ids: string[]) => ({ where: { id: { in: ids } } });
  const rulings = of("ruling").map(({ ruling }) => ruling.id);
  await inChunks(rulings, (ids) => transaction.ruling.deleteMany(id(ids)));
  const lists = of("list").map(({ list }) => list.id);
  await inChunks(lists, (ids) => transaction.curatedList.deleteMany(id(ids)));
  const printings = of("printing").map(({ printing: { set: setCode, number } }) => ({ setCode, number }));
  await inChunks(printings, (rows) => transaction.printing.deleteMany({ where: { OR: rows } }));
  const revisions = of("revision").map((row) => {
    const { cardNumber, effectiveOn } = revisionRow(row);
    return { cardNumber, effectiveOn };
  });
  await inChunks(revisions, (rows) => transaction.revision.deleteMany({ where: { OR: rows } }));
  const sets = of("set").map(({ set }) => set.code);
  await inChunks(sets, (codes) => transaction.cardSet.deleteMany({ where: { code: { in: codes } } }));
}

const setRow = ({ set }: RowOf<"set">) => ({
  ...set,
  releasedOn: new Date(set.releasedOn),
  counters: { ...set.counters },
});

const cardRow = ({ card: { aliases, tags, ...card } }: RowOf<"card">) => ({
  ...{ ...card, aliases: [...aliases], tags: [...tags] },
  key: nameKey(card.name),
});

const revisionRow = ({ of, revision }: RowOf<"revision">) => ({
  ...revision,
  cardNumber: of.number,
  effectiveOn: new Date(revision.effectiveOn),
  useCost: printSymbols(revision.useCost),
  catalyst: printSymbols(revision.catalyst),
});

const printingRow = ({ of, printing: { set, revision, ...printing } }: RowOf<"printing">) => ({
  ...printing,
  setCode: set,
  cardNumber: of.number,
  revisedOn: new Date(revision),
});

const rulingRow = ({ ruling: { id, question, answer, rules, source, date } }: RowOf<"ruling">) => ({
  ...{ id, source, rules: [...rules], ruledOn: new Date(date) },
  ...{ question: question.ja, englishQuestion: question.en },
  ...{ answer: answer.ja, englishAnswer: answer.en },
});

const listRow = ({ list }: RowOf<"list">) => ({ ...list, cards: [...list.cards] });

const rulingCardRows = ({ ruling: { id, cards } }: RowOf<"ruling">) =>
  cards.map((cardNumber, position) => ({ rulingId: id, cardNumber, position }));

async function inChunks<T>(rows: readonly T[], write: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await write(rows.slice(start, start + CHUNK));
}
