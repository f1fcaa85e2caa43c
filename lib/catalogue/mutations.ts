import { createHash } from "node:crypto";
import { nameKey, printSymbols } from "@/engine";
import { db } from "@/lib/db";
import { checkCardFiles } from "./check-card-files";
import { newestVersion, readRecords } from "./data";
import { type ImportChange, type ImportPlan, planImport } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import { type CardFile, type CardFileSource, readCardFile } from "./read-card-file";

type Database = ReturnType<typeof db>;
type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

export type ImportResult =
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  /** `version` is the data version in force afterwards; a new one only when `applied`. */
  | { readonly ok: true; readonly plan: ImportPlan; readonly applied: boolean; readonly version: number };

/** Two imports at once wait for each other, so that each is planned against what the other left. */
const LOCK = 205_003;
/** Rows per statement: nine columns each, well below the 65,535 parameters that a statement may have. */
const CHUNK = 1_000;
const TIMEOUT = 10 * 60_000;

/**
 * Checks card files together and applies them in one transaction: all of them or, when anything is wrong, nothing. What
 * the files do not mention stays. A dry run stops before the first write. Rejects when the database cannot be reached or
 * breaks off, and then nothing has changed.
 */
export async function importCardFiles(
  sources: readonly CardFileSource[],
  { dryRun = false, database = db() }: { dryRun?: boolean; database?: Database } = {},
): Promise<ImportResult> {
  const read = sources.map(readCardFile);
  const broken = read.filter((file): file is ImportProblem => !("cards" in file));
  const files = read.filter((file): file is CardFile => "cards" in file);
  return database.$transaction(
    async (transaction): Promise<ImportResult> => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      const existing = await readRecords(transaction);
      const problems = [...broken, ...checkCardFiles(files, existing)];
      if (problems.length > 0) return { ok: false, problems };
      const plan = planImport(files, existing);
      const version = await newestVersion(transaction);
      if (dryRun || plan.changes.length === 0) return { ok: true, plan, applied: false, version };
      await apply(transaction, plan.changes);
      const published = await transaction.dataVersion.create({
        data: { sha256: hashOf(sources), summary: summaryOf(sources, plan) },
      });
      return { ok: true, plan, applied: true, version: published.version };
    },
    { timeout: TIMEOUT, maxWait: 30_000 },
  );
}

async function apply(transaction: Transaction, changes: readonly ImportChange[]): Promise<void> {
  const added = changes.filter(({ fields }) => fields === null);
  const of = <R extends ImportChange["row"]>(row: R) =>
    added.filter((change): change is Extract<ImportChange, { row: R }> => change.row === row);
  await inChunks(of("set").map(setRow), (data) => transaction.cardSet.createMany({ data }));
  await inChunks(of("card").map(cardRow), (data) => transaction.card.createMany({ data }));
  await inChunks(of("revision").map(revisionRow), (data) => transaction.revision.createMany({ data }));
  await inChunks(of("printing").map(printingRow), (data) => transaction.printing.createMany({ data }));
  await inChunks(of("ruling").map(rulingRow), (data) => transaction.ruling.createMany({ data }));
  await inChunks(of("ruling").flatMap(rulingCardRows), (data) => transaction.rulingCard.createMany({ data }));
  await inChunks(of("list").map(listRow), (data) => transaction.curatedList.createMany({ data }));
  for (const change of changes) if (change.fields !== null) await update(transaction, change);
}

async function update(transaction: Transaction, change: ImportChange): Promise<void> {
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

type Change<R extends ImportChange["row"]> = Extract<ImportChange, { row: R }>;

const setRow = ({ set }: Change<"set">) => ({
  ...set,
  releasedOn: new Date(set.releasedOn),
  counters: { ...set.counters },
});

const cardRow = ({ card: { aliases, tags, ...card } }: Change<"card">) => ({
  ...{ ...card, aliases: [...aliases], tags: [...tags] },
  key: nameKey(card.name),
});

const revisionRow = ({ of, revision }: Change<"revision">) => ({
  ...revision,
  cardNumber: of.number,
  effectiveOn: new Date(revision.effectiveOn),
  useCost: printSymbols(revision.useCost),
  catalyst: printSymbols(revision.catalyst),
});

const printingRow = ({ of, printing: { set, revision, ...printing } }: Change<"printing">) => ({
  ...printing,
  setCode: set,
  cardNumber: of.number,
  revisedOn: new Date(revision),
});

const rulingRow = ({ ruling: { id, question, answer, rules, source, date } }: Change<"ruling">) => ({
  ...{ id, source, rules: [...rules], ruledOn: new Date(date) },
  ...{ question: question.ja, englishQuestion: question.en },
  ...{ answer: answer.ja, englishAnswer: answer.en },
});

const listRow = ({ list }: Change<"list">) => ({ ...list, cards: [...list.cards] });

const rulingCardRows = ({ ruling: { id, cards } }: Change<"ruling">) =>
  cards.map((cardNumber, position) => ({ rulingId: id, cardNumber, position }));

async function inChunks<T>(rows: readonly T[], write: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await write(rows.slice(start, start + CHUNK));
}

function hashOf(sources: readonly CardFileSource[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of sources) hash.update(bytes);
  return hash.digest("hex");
}

function summaryOf(sources: readonly CardFileSource[], { changes }: ImportPlan) {
  const count = (row: ImportChange["row"], isNew: boolean) =>
    changes.filter((change) => change.row === row && (change.fields === null) === isNew).length;
  const counts = (isNew: boolean) => ({
    ...{ sets: count("set", isNew), cards: count("card", isNew) },
    ...{ revisions: count("revision", isNew), printings: count("printing", isNew) },
    ...{ rulings: count("ruling", isNew), lists: count("list", isNew) },
  });
  const files = sources.map(({ file }) => file.split(/[\\/]/).at(-1) ?? file);
  return { files, added: counts(true), changed: counts(false) };
}
