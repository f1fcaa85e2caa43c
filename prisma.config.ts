import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma-cli/config";

if (existsSync(".env")) process.loadEnvFile(".env");
// Prisma's native schema engine would have to be downloaded; its own WebAssembly build comes with the packages.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("scripts/local/schema-engine.mjs", import.meta.url));
process.env.CHECKPOINT_DISABLE ??= "1";
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= "1";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://unset" },
});
