import { db } from "@/lib/server/db";

/** Closes the database connection of a command. Settings that are invalid have opened none, and are no failure of their own. */
export async function closeDatabase(): Promise<void> {
  try {
    await db().$disconnect();
  } catch {}
}
