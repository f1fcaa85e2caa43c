import { db } from "@/lib/server/db";

/**
 * Recounts likes, copies and the other figures of lists in a transaction that blocks changes of decks. Database
 * triggers maintain these counts, so this is needed only after rows were changed by hand.
 */
export async function refreshListCounts(): Promise<void> {
  await db().$executeRaw`SELECT recount_lists()`;
}
