import type { db } from "./db";

/** Names of locks; all processes share each. */
type LockName = "publication" | "roles" | "starters" | "mtg-cards" | "mtg-formats";

/**
 * Acquires a lock until the end of a transaction, waiting for its holder. The lock is a row that the transaction
 * writes, so that it works in databases without advisory locks. Later statements see what the previous holder wrote.
 */
export async function acquireLock(tx: Pick<ReturnType<typeof db>, "$executeRaw">, name: LockName): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Lock" ("name", "takenAt") VALUES (${name}, now())
    ON CONFLICT ("name") DO UPDATE SET "takenAt" = excluded."takenAt"`;
}
