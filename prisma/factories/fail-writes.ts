import { openDatabase } from "./database";

/** An outcome of work in which one write was to fail, and whether it came to that write. */
type Outcome<Result> = { readonly reached: boolean; readonly result: PromiseSettledResult<Result> };

/**
 * Does a piece of work again and again: the first time the first statement that writes anywhere fails, then the second, until the work
 * comes to its end without. `prepare` runs before each time, `judge` after it. Gives how many writes the work has.
 */
export async function failEachWrite<Result>(
  prepare: () => Promise<unknown>,
  work: () => Promise<Result>,
  judge: (outcome: Outcome<Result>, write: number) => Promise<void>,
): Promise<number> {
  await layTrap();
  try {
    for (let write = 1; ; write += 1) {
      await prepare();
      await setTrap(write);
      const [result] = (await Promise.allSettled([work()])) as [PromiseSettledResult<Result>];
      const reached = await trapSprang();
      await judge({ reached, result }, write);
      if (!reached) return write - 1;
    }
  } finally {
    await openDatabase().$executeRawUnsafe(`DROP FUNCTION fail_write CASCADE`);
    await openDatabase().$executeRawUnsafe(`DROP SEQUENCE writes_left`);
  }
}

/** More writes than any work has, so that preparations pass. */
const NEVER = 1_000_000;

/** A sequence counts down over all transactions, also over those that are undone. */
async function layTrap(): Promise<void> {
  const database = openDatabase();
  await database.$executeRawUnsafe(
    `CREATE SEQUENCE writes_left INCREMENT -1 MINVALUE -${NEVER} MAXVALUE ${NEVER} START ${NEVER}`,
  );
  await database.$executeRawUnsafe(`CREATE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN IF nextval('public.writes_left') = 0 THEN RAISE EXCEPTION 'a write that was to fail'; END IF; RETURN NULL; END $$`);
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'RateLimit')`;
  for (const { name } of tables)
    await database.$executeRawUnsafe(
      `CREATE TRIGGER fail_write BEFORE INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH STATEMENT EXECUTE FUNCTION fail_write()`,
    );
}

const setTrap = (writes: number) => openDatabase().$queryRaw`SELECT setval('writes_left', ${writes}) AS left`;

async function trapSprang(): Promise<boolean> {
  const [row] = await openDatabase().$queryRaw<{ left: bigint }[]>`SELECT last_value AS left FROM writes_left`;
  await setTrap(NEVER);
  return Number(row?.left) <= 0;
}
