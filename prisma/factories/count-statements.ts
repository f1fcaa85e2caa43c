import pg from "pg";
import { vi } from "vitest";

/** Returns the statements that some work sends to the database, in their order. */
export async function readStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent: readonly (readonly unknown[])[] = query.mock.calls.map((call) => [...call]);
  query.mockRestore();
  return sent.map(([one]) => (typeof one === "string" ? one : String((one as { text?: unknown } | undefined)?.text)));
}

/** Returns how many statements some work sends to the database. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await readStatements(work)).length;
