import { openDatabase } from "@/prisma/factories/database";

/** Empties the counts of limits that are kept in this process. */
export function resetLocalLimits(): void {
  (globalThis as { grimoireLimits?: Map<string, unknown> }).grimoireLimits?.clear();
}

/** Empties the counts of all limits, also those that are kept in the database. */
export async function resetLimits(): Promise<void> {
  resetLocalLimits();
  await openDatabase().rateLimit.deleteMany();
}
