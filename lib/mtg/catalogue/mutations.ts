import { createHash } from "node:crypto";
import { acquireLock } from "@/lib/server/acquire-lock";
import { isLockTimeout } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/prisma/generated/client";
import { readStoredCards, readStoredSets } from "./data";
import { type CardDataPlan, isEmptyCardDataPlan, planCardData } from "./import/card-data-plan";
import type { CardCollection } from "./import/collect";
import type { SetFacts } from "./import/source-card";

/** Timeouts in milliseconds: some tens of thousands of cards and printings are written at once. */
const TRANSACTION = { timeout: 300_000, maxWait: 30_000 } as const;
/** Milliseconds to wait for another import to finish. */
const WAIT = 20_000;
/** Rows of one statement, which are one parameter of about a megabyte. */
const ROWS = 1_000;

/** File of the card data, for display. */
type CardDataSource = { readonly name: string; readonly format: string; readonly texts: boolean };

/** The error when another import is still writing card data after the waiting time. */
export class CardDataBusyError extends Error {}

/**
 * Replaces the Magic card data with the content of a file in one transaction, and returns the changes. Importing the
 * same file again changes nothing, and `dryRun` writes nothing. Throws `CardDataBusyError` if another import does not
 * finish within `wait` milliseconds.
 */
export async function replaceCardData(
  collection: CardCollection,
  source: CardDataSource,
  { dryRun = false, wait = WAIT }: { readonly dryRun?: boolean; readonly wait?: number } = {},
): Promise<CardDataPlan> {
  return alone(wait, async (tables) => {
    const stored = { cards: readStoredCards(tables), sets: await readStoredSets(tables) };
    const plan = await planCardData(stored, collection);
    if (!dryRun && !isEmptyCardDataPlan(plan)) {
      await write(tables, plan);
      await noteFile(tables, collection, source);
    }
    return plan;
  });
}

/** Deletes all Magic card data and returns the number of deleted cards. Throws `CardDataBusyError`. */
export async function removeCardData(wait = WAIT): Promise<number> {
  return alone(wait, async (tables) => {
    const { count } = await tables.mtgCard.deleteMany();
    await tables.mtgSet.deleteMany();
    await tables.mtgCardFile.deleteMany();
    return count;
  });
}

/**
 * Runs a change of the card data in a transaction. Only one runs at a time; the next one waits and then sees the
 * changes of the first.
 */
async function alone<Result>(
  wait: number,
  work: (tables: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return db().$transaction(async (tables) => {
    await tables.$queryRaw`SELECT set_config('lock_timeout', ${`${wait}ms`}, true)`;
    try {
      await acquireLock(tables, "mtg-cards");
    } catch (error) {
      throw isLockTimeout(error) ? new CardDataBusyError("Another import of card data is running") : error;
    }
    return work(tables);
  }, TRANSACTION);
}

async function write(tables: Prisma.TransactionClient, { added, changed, removed, sets }: CardDataPlan): Promise<void> {
  const goes = [...removed, ...changed.map(({ key }) => key)];
  for (const keys of slices(goes)) await tables.mtgCard.deleteMany({ where: { key: { in: [...keys] } } });
  for (const codes of slices(sets.removed)) await tables.mtgSet.deleteMany({ where: { code: { in: [...codes] } } });
  // Rows are one JSON parameter, because the number of parameters of a statement is limited.
  for (const some of slices([...sets.added, ...sets.changed])) {
    await tables.$executeRaw`
      INSERT INTO "MtgSet" ("code", "name", "releasedOn")
      SELECT "code", "name", "releasedOn" FROM jsonb_populate_recordset(NULL::"MtgSet", ${JSON.stringify(some.map(setRow))}::jsonb)
      ON CONFLICT ("code") DO UPDATE SET "name" = excluded."name", "releasedOn" = excluded."releasedOn"`;
  }
  for (const some of slices([...added, ...changed])) {
    await tables.$executeRaw`
      INSERT INTO "MtgCard" ("key", "name", "japanese", "cost", "manaValue", "types", "subtypes", "colours", "keywords",
        "power", "toughness", "loyalty", "makes", "text")
      SELECT "key", "name", "japanese", "cost", "manaValue", "types", "subtypes", "colours", "keywords",
        "power", "toughness", "loyalty", "makes", "text"
      FROM jsonb_populate_recordset(NULL::"MtgCard", ${JSON.stringify(some)}::jsonb)`;
    const printings = some.flatMap(({ key, sets: codes }) => codes.map((setCode) => ({ cardKey: key, setCode })));
    await tables.$executeRaw`
      INSERT INTO "MtgCardSet" ("cardKey", "setCode")
      SELECT "cardKey", "setCode" FROM jsonb_populate_recordset(NULL::"MtgCardSet", ${JSON.stringify(printings)}::jsonb)`;
  }
}

const setRow = ({ code, name, released }: SetFacts) => ({ code, name, releasedOn: released });

async function noteFile(
  tables: Prisma.TransactionClient,
  { cards }: CardCollection,
  source: CardDataSource,
): Promise<void> {
  const hash = createHash("sha256");
  for (const key of [...cards.keys()].sort()) hash.update(JSON.stringify(cards.get(key)));
  const row = { ...source, cards: cards.size, sha256: hash.digest("hex"), loadedAt: new Date() };
  await tables.mtgCardFile.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row });
}

function* slices<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}
