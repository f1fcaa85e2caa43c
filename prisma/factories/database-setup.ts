import { afterAll, inject } from "vitest";
import { createDatabase, openDatabase } from "./database";

// Before anything in the test file is loaded: what it opens is its own.
const { server, name } = inject("template");
const own = await createDatabase(server, name);
// The code under test has the rights of a site, and factories those of the owner.
process.env.DATABASE_URL = own.siteUrl;
process.env.DATABASE_OWNER_URL = own.url;
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "http://localhost:3000";

afterAll(async () => {
  await openDatabase().$disconnect();
  await (globalThis as { grimoireDb?: { $disconnect(): Promise<void> } }).grimoireDb?.$disconnect();
  await (globalThis as { grimoireLimitsPool?: { end(): Promise<void> } }).grimoireLimitsPool?.end();
  await own.drop();
});
