import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { ensureTemplate } from "./template";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server of the run and the database on it from which each test file takes its own. */
    template: { server: string; name: string };
  }
}

/** Before the database tests: the server that DATABASE_URL names gets its template. */
export default async function setup(project: TestProject): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const server = process.env.DATABASE_URL;
  if (server === undefined)
    throw new Error(
      "The database tests need a server: run `npm test`, or `npm run up` once for a .env with DATABASE_URL",
    );
  project.provide("template", { server, name: await ensureTemplate(server) });
}
