import { afterAll, inject, vi } from "vitest";
import { createDatabase } from "./database";

/** Connections that a process keeps to its database, whose next test file has another. */
type Connection = { $disconnect?(): Promise<void>; end?(): Promise<void>; close?(): Promise<void> };

const globals = globalThis as unknown as Record<string, Connection | undefined>;
const env = { ...process.env };

/** Drops what the modules of the project keep in the process: connections, limits, the catalogue. */
const forgetKept = () => {
  for (const key of Object.keys(globals)) if (key.startsWith("grimoire")) delete globals[key];
};

// Before anything in the test file is loaded: what it opens is its own.
const { server, name } = inject("template");
const own = await createDatabase(server, name);
// The code under test has the rights of a site, and factories those of the owner.
process.env.DATABASE_URL = own.siteUrl;
process.env.DATABASE_OWNER_URL = own.url;
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "http://localhost:3000";
// The packages stay loaded from file to file, but not the modules of the project, which keep what they have read.
vi.resetModules();
// Work that the file before left behind may open that file's database again, at any time until it ends. So this file opens its own
// connections first: whoever asks later is given these.
const { db, getLimitsPool } = await import("@/lib/server/db");
forgetKept();
db();
getLimitsPool();
vi.resetModules();

afterAll(async () => {
  // The next file of this thread has the clock, the settings and the functions that a file of its own would have.
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const { openDatabase } = await import("./database");
  await globals.grimoireNews?.close?.();
  await openDatabase().$disconnect();
  await globals.grimoireReadDb?.$disconnect?.();
  await globals.grimoireDb?.$disconnect?.();
  await globals.grimoireLimitsPool?.end?.();
  forgetKept();
  process.env = { ...env };
  // What a file put in a module's place ends with it, also for the setup of the next one.
  vi.resetModules();
  await own.drop();
});
