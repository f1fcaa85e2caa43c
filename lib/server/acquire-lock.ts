import type { db } from "./db";

/** Work of which one is done at a time in all processes. */
type LockName = "publication" | "roles" | "starters" | "mtg-cards" | "mtg-formats";

/**
 * Takes a lock for the rest of a transaction, and waits for whoever holds it. It is a row that the transaction writes, so that
 * databases without advisory locks keep it as well. What the holder before wrote is seen by the statements that follow.
 */
export async function acquireLock(tx: Pick<ReturnType<typeof db>, "$executeRaw">, name: LockName): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Lock" ("name", "takenAt") VALUES (${name}, now())
    ON CONFLICT ("name") DO UPDATE SET "takenAt" = excluded."takenAt"`;
}
