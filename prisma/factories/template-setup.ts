import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { TestProject } from "vitest/node";
import { ensureTemplate } from "./template";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server of the run and the database on it from which each test file takes its own. */
    template: { server: string; name: string };
  }
}

/** The owner's address of the database that the environment names, or else `.env`, as the commands choose it. */
function ownerUrl(): string | undefined {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  const url = process.env.DATABASE_URL || file.DATABASE_URL;
  return process.env.DATABASE_OWNER_URL || (url === file.DATABASE_URL && file.DATABASE_OWNER_URL) || url;
}

/** Prepares the database tests: the server that DATABASE_URL names gets its template. */
export default async function setup(project: TestProject): Promise<void> {
  const server = ownerUrl();
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (server === undefined)
    throw new Error(
      "The database tests need a server: run `npm test`, or `npm run up` once for a .env with DATABASE_URL",
    );
  project.provide("template", { server, name: await ensureTemplate(server) });
}
