import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "../generated/client";

/** Returns a client of a database that does not answer. */
export const openUnreachableDatabase = (): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: "postgresql://nobody:none@127.0.0.1:1/none" }) });
