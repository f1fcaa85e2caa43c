import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toErrorResult } from "@/lib/http/to-error-result";
import { CatalogueReader } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { createPublishedStateSource } from "@/lib/magmell/catalogue/store/data";
import { isDatabaseKnownDown } from "@/lib/server/database-state";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { findReadinessProblems } from "@/lib/server/health/data";
import { DatabaseNotifications } from "@/lib/server/notifications";
import { PrismaClient } from "@/prisma/generated/client";
import { applyMigrations } from "./migrations.mjs";
import { findFreePort } from "./ports.mjs";
import { getClusterUrl, startCluster, stopCluster } from "./postgres.mjs";

/** Wide enough for a slow machine; no test depends on it. */
const until = (holds) => vi.waitFor(holds, { timeout: 30_000 });

/** A server of this file's own, which it may stop. */
const folder = mkdtempSync(join(tmpdir(), "grimoire-"));
const cluster = { dir: join(folder, "postgres"), password: "secret", scratch: true };
let port;
let database;
let news;

const start = () => startCluster({ ...cluster, port });
const stop = () => stopCluster(cluster.dir);

beforeAll(async () => {
  port = await findFreePort();
  await start();
  const url = getClusterUrl({ ...cluster, port });
  await applyMigrations(url, "prisma/migrations");
  database = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 3 }) });
  news = new DatabaseNotifications(url, "grimoire_data_version");
});
afterAll(async () => {
  await news.close();
  await database.$disconnect();
  await stop();
  rmSync(folder, { recursive: true });
});

/** Every way in which the site asks its database. */
const questions = {
  "of Prisma": () => database.user.findFirst(),
  "in SQL": () => database.$queryRaw`SELECT 1`,
  "in a transaction": () => database.$transaction((rows) => rows.user.findFirst()),
  "in several at once": () => Promise.all([1, 2, 3, 4].map(() => database.user.count())),
};

test("the cards are read on while the server is away, every question says so, and all comes back by itself", async () => {
  const reader = new CatalogueReader(createPublishedStateSource(() => database, news));
  await until(() => expect(news.listening).toBe(true));
  const before = await reader.on();
  for (const ask of Object.values(questions)) await ask();
  expect(isDatabaseKnownDown({ grimoireNews: news })).toBe(false);

  await stop();
  await until(() => expect(isDatabaseKnownDown({ grimoireNews: news })).toBe(true));
  for (let i = 0; i < 3; i++) expect((await reader.on()).version).toBe(before.version);
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const [way, ask] of Object.entries(questions)) {
    const failure = await ask().catch((error) => error);
    expect([way, isDatabaseUnavailable(failure)]).toEqual([way, true]);
    expect(toErrorResult(failure)).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  }
  log.mockRestore();
  expect(await findReadinessProblems([], database)).toMatchObject([{ code: "unreachable" }]);

  await start();
  await until(() => expect(isDatabaseKnownDown({ grimoireNews: news })).toBe(false));
  for (const ask of Object.values(questions)) await ask();
  expect((await reader.on()).version).toBe(before.version);
});

test("readiness names what a scratch server lacks, and the migrations that are not there or not known", async () => {
  const codes = async (known) => (await findReadinessProblems(known, database)).map(({ code }) => code);
  expect(await codes([])).toEqual(["newer", "unsafe", "unsafe"]);
  const rows = await database.$queryRaw`SELECT migration_name AS name FROM _prisma_migrations`;
  const applied = rows.map(({ name }) => name);
  expect(await codes(applied)).toEqual(["unsafe", "unsafe"]);
  expect(await codes([...applied, "99999999999999_next"])).toEqual(["older", "unsafe", "unsafe"]);
});

test("a transaction that finds no connection in time is told as passing", async () => {
  const held = [1, 2, 3].map(() =>
    database.$transaction((rows) => rows.$queryRaw`SELECT 1 AS held FROM pg_sleep(2)`, { timeout: 20_000 }),
  );
  const failure = await database
    .$transaction((rows) => rows.user.findFirst(), { maxWait: 200 })
    .catch((error) => error);
  expect(failure).toMatchObject({ code: "P2028" });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await Promise.all(held);
});
