import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";

const create = () => new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: 10 }) });

// The development server evaluates modules again on each change; one pool must outlive them.
const globals = globalThis as { grimoireDb?: ReturnType<typeof create> };

/** The database client of this process, opened on first use. Only `data.ts` and `mutations.ts` call it. */
export function db(): ReturnType<typeof create> {
  globals.grimoireDb ??= create();
  return globals.grimoireDb;
}
