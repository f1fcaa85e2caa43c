import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import { takeLock } from "@/lib/server/take-lock";
import type { Prisma } from "@/prisma/generated/client";
import { storedCardData } from "./data";
import { type CardDataPlan, isIdle, planCardData } from "./import/card-data-plan";
import type { CollectedCard, Collection } from "./import/collect";

/** Timeouts in milliseconds: some tens of thousands of cards and printings are written at once. */
const TRANSACTION = { timeout: 300_000, maxWait: 30_000 } as const;
/** Rows of one statement, far below the parameters that PostgreSQL takes. */
const ROWS = 1_000;

/** The file that card data came from, as it is told later. */
type CardDataSource = { readonly name: string; readonly format: string; readonly texts: boolean };

/**
 * Replaces the card data of the second game by that of a file, in one transaction, and returns what that changed. With `dryRun`
 * nothing is written. The same file a second time changes nothing.
 */
export async function replaceCardData(
  collection: Collection,
  source: CardDataSource,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<CardDataPlan> {
  return db().$transaction(async (tables) => {
    // One import at a time: a second one waits here, and then finds what the first has written.
    await takeLock(tables, "mtg-cards");
    const plan = planCardData(await storedCardData(tables), collection);
    if (!dryRun && !isIdle(plan)) {
      await write(tables, plan);
      await noteFile(tables, collection, source);
    }
    return plan;
  }, TRANSACTION);
}

/** Removes all card data of the second game, and returns the number of cards that there were. */
export async function removeCardData(): Promise<number> {
  return db().$transaction(async (tables) => {
    const { count } = await tables.mtgCard.deleteMany();
    await tables.mtgSet.deleteMany();
    await tables.mtgCardFile.deleteMany();
    return count;
  }, TRANSACTION);
}

async function write(tables: Prisma.TransactionClient, { added, changed, removed, sets }: CardDataPlan): Promise<void> {
  const goes = [...removed, ...changed.map(({ key }) => key)];
  for (const keys of slices(goes)) await tables.mtgCard.deleteMany({ where: { key: { in: [...keys] } } });
  await tables.mtgSet.deleteMany({ where: { code: { in: sets.removed.slice() } } });
  for (const { code, name, released } of sets.changed)
    await tables.mtgSet.update({ where: { code }, data: { name, releasedOn: dayOf(released) } });
  await tables.mtgSet.createMany({
    data: sets.added.map(({ code, name, released }) => ({ code, name, releasedOn: dayOf(released) })),
  });
  for (const cards of slices([...added, ...changed])) {
    await tables.mtgCard.createMany({ data: cards.map(rowOf) });
  }
  const printings = [...added, ...changed].flatMap(({ key, sets: codes }) =>
    codes.map((setCode) => ({ cardKey: key, setCode })),
  );
  for (const rows of slices(printings)) await tables.mtgCardSet.createMany({ data: [...rows] });
}

async function noteFile(
  tables: Prisma.TransactionClient,
  { cards }: Collection,
  source: CardDataSource,
): Promise<void> {
  const hash = createHash("sha256");
  for (const key of [...cards.keys()].sort()) hash.update(JSON.stringify(cards.get(key)));
  const row = { ...source, cards: cards.size, sha256: hash.digest("hex"), loadedAt: new Date() };
  await tables.mtgCardFile.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row });
}

const rowOf = ({ sets: _sets, ...card }: CollectedCard) => ({
  ...card,
  types: [...card.types],
  subtypes: [...card.subtypes],
  colours: [...card.colours],
  keywords: [...card.keywords],
  makes: [...card.makes],
});

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(day));

function* slices<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}
