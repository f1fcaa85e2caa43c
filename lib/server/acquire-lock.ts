import type { db } from "./db";

/** Names of locks; all processes share each. */
type LockName = "publication" | "roles" | "starters" | "mtg-cards" | "mtg-formats";

/**
 * Acquires a lock until the end of a transaction, and waits while another transaction holds it. The lock is a row that
 * the transaction writes, so it also works in databases without advisory locks. Later statements see the writes of the
 * previous holder.
 */
export async function acquireLock(tx: Pick<ReturnType<typeof db>, "$executeRaw">, name: LockName): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Lock" ("name", "takenAt") VALUES (${name}, now())
    ON CONFLICT ("name") DO UPDATE SET "takenAt" = excluded."takenAt"`;
}
