import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

if (existsSync(".env")) process.loadEnvFile(".env");
// Prisma's native schema engine would have to be downloaded; its own WebAssembly build comes with the packages.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("scripts/local/schema-engine.mjs", import.meta.url));
process.env.CHECKPOINT_DISABLE ??= "1";
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= "1";

/** Configuration of the Prisma CLI, in the shape of its `PrismaConfig`. */
export default {
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://unset" },
};
