import { isDatabaseUnavailable } from "../database-unavailable";
import { db } from "../db";
import { DATABASE_UNREACHABLE, type DatabaseStatus, getReadinessProblems, type ReadinessProblem } from "./readiness";

/** Timeout in milliseconds for database checks. */
const PATIENCE = 3_000;

type Database = ReturnType<typeof db>;

async function readFacts(database: Database): Promise<DatabaseStatus> {
  const settings = await database.$queryRaw<{ name: string; setting: string }[]>`
    SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`;
  const migrations = await database.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
  return {
    settings: Object.fromEntries(settings.map(({ name, setting }) => [name, setting])),
    migrations: migrations.map(({ name }) => name),
  };
}

/**
 * Returns all reasons why this process should get no visitors now; empty if it is ready. `known` are the migrations of
 * the release. Never takes longer than three seconds.
 */
export async function findReadinessProblems(
  known: readonly string[],
  database = db(),
): Promise<readonly ReadinessProblem[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    const facts = await Promise.race([readFacts(database), late]);
    return facts === null ? [DATABASE_UNREACHABLE] : getReadinessProblems(facts, known);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return [DATABASE_UNREACHABLE];
  } finally {
    clearTimeout(timer);
  }
}
