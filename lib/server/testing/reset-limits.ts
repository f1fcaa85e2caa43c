import { openDatabase } from "@/prisma/factories/database";

/** Resets the rate limits that are counted in this process. */
export function resetLocalLimits(): void {
  (globalThis as { grimoireLimits?: Map<string, unknown> }).grimoireLimits?.clear();
}

/** Resets all rate limits, including those in the database. */
export async function resetLimits(): Promise<void> {
  resetLocalLimits();
  await openDatabase().rateLimit.deleteMany();
}
