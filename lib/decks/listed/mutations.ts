import { db } from "@/lib/server/db";

/**
 * Counts likes, copies and everything that lists count anew, while all changes of decks wait. Triggers of the database keep these counts; this
 * mends them after rows were changed by hand.
 */
export async function refreshListCounts(): Promise<void> {
  await db().$executeRaw`SELECT recount_lists()`;
}
