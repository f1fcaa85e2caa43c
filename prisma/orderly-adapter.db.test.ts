import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { PrismaClient } from "./generated/client";
import { OrderlyPg } from "./orderly-adapter";

afterEach(() => vi.restoreAllMocks());

/** The most statements that were under way on one connection at a time. */
function watchConnections(): () => number {
  const open = new Map<pg.Client, number>();
  let most = 0;
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const count = (open.get(this) ?? 0) + 1;
    open.set(this, count);
    most = Math.max(most, count);
    const answer = query.apply(this, args);
    const done = () => open.set(this, (open.get(this) ?? 1) - 1);
    answer?.then(done, done);
    return answer as never;
  });
  return () => most;
}

/** A transaction that reads two relations of a row at once, as Prisma does by itself. */
async function readRelations(Adapter: typeof PrismaPg): Promise<void> {
  const database = new PrismaClient({ adapter: new Adapter({ connectionString: process.env.DATABASE_URL }) });
  await database.$transaction((rows) => rows.card.findFirstOrThrow({ include: { revisions: true, printings: true } }));
  await database.$disconnect();
}

test("the statements of a transaction wait for each other", async () => {
  const most = watchConnections();
  await readRelations(OrderlyPg);
  expect(most()).toBe(1);
});

test("without that, Prisma sends several at once over one connection", async () => {
  const most = watchConnections();
  await readRelations(PrismaPg);
  expect(most(), "Prisma waits by itself now: OrderlyPg is needed no more").toBeGreaterThan(1);
});

test("a statement that fails is told to whoever sent it, and ends the transaction", async () => {
  const database = new PrismaClient({ adapter: new OrderlyPg({ connectionString: process.env.DATABASE_URL }) });
  const attempt = database.$transaction(async (rows) => {
    const [failed] = await Promise.allSettled([rows.$queryRaw`SELECT 1 / 0`, rows.card.count()]);
    if (failed?.status === "rejected") throw failed.reason;
  });
  await expect(attempt).rejects.toThrow(/division by zero/);
  expect(await database.card.count()).toBeGreaterThan(0);
  await database.$disconnect();
});
