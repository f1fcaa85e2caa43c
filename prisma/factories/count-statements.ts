import pg from "pg";
import { vi } from "vitest";

/** How many statements some work sends to the database. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}
