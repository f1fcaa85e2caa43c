import { db } from "@/lib/server/db";

/**
 * Counts likes, copies and all other figures of lists again, in a transaction that blocks changes of decks. Database
 * triggers keep these counts; use this after rows were changed by hand.
 */
export async function refreshListCounts(): Promise<void> {
  await db().$executeRaw`SELECT recount_lists()`;
}
