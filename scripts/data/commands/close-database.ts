import { db } from "@/lib/server/db";

/** Closes the database connection of a command. Does nothing if invalid settings have prevented a connection. */
export async function closeDatabase(): Promise<void> {
  try {
    await db().$disconnect();
  } catch {}
}
