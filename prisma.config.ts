import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const named = process.env.DATABASE_URL || file.DATABASE_URL;
// Migrations are the owner's; a database that the environment names is not the one whose owner stands in `.env`.
const url = process.env.DATABASE_OWNER_URL || (named === file.DATABASE_URL && file.DATABASE_OWNER_URL) || named;
if (existsSync(".env")) process.loadEnvFile(".env");
// Prisma's native schema engine would have to be downloaded; its own WebAssembly build comes with the packages.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("scripts/local/schema-engine.mjs", import.meta.url));
process.env.CHECKPOINT_DISABLE ??= "1";
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= "1";

/** Configuration of the Prisma CLI, in the shape of its `PrismaConfig`. */
export default {
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: url ?? "postgresql://unset" },
};
