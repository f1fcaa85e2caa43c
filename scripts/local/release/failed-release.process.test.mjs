import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyMigrations } from "../migrations.mjs";
import { findFreePort } from "../ports.mjs";
import { readPid } from "../processes.mjs";
import { findRunningServer, getSiteRecordPath, startServer, stopServer } from "../server.mjs";
import { hashFiles, hashSources, writeBuildHash } from "../sources.mjs";
import { prepareRelease } from "./prepare-release.mjs";
import { getReleaseFolder } from "./releases.mjs";

const HERE = resolve(import.meta.dirname, "../../..");
/** The site of a release, as far as its keeper knows it. */
const siteOf = (release) => `
  import { createServer } from "node:http";
  const server = createServer((_, response) => response.end("${release}"));
  server.listen(Number(process.env.PORT), process.env.HOSTNAME);
  process.on("SIGTERM", () => server.close(() => process.exit(143)));`;
/** A build as it ends where the sources have a mistake. */
const BROKEN_BUILD = `console.error("./app/page.tsx:3:1 Expected '}', got '<eof>'"); process.exit(1);`;

let root;
let port;
let env;
let database;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "grimoire-release-"));
  port = await findFreePort();
  database = await createDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATABASE_OWNER_URL", database.url);
  for (const [name, value] of Object.entries({ NEXTAUTH_URL: "http://localhost:3000", PORT: "", POSTGRES_DIR: "" }))
    vi.stubEnv(name, value);
  vi.stubEnv("NEXTAUTH_SECRET", "0123456789abcdefghijklmnopqrstuvwxyz");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  env = { ...process.env };
  layCheckout();
  migration("1_first", "CREATE TABLE shelf (id int);");
  await applyMigrations(database.url, join(root, "prisma/migrations"));
});
afterEach(async () => {
  await stopServer(root);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await database.drop();
  rmSync(root, { recursive: true });
});

async function createDatabase() {
  const address = new URL(process.env.DATABASE_OWNER_URL);
  const name = `grimoire_test_release_${randomBytes(8).toString("hex")}`;
  const onServer = new URL(address);
  onServer.pathname = "/postgres";
  await query(onServer.href, `CREATE DATABASE ${name}`);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => query(onServer.href, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function query(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function write(path, text) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const migration = (name, sql) => write(`prisma/migrations/${name}/migration.sql`, sql);

/** A checkout whose packages are installed and whose client is generated. */
function layCheckout() {
  for (const name of ["package.json", ".env.example"]) cpSync(join(HERE, name), join(root, name));
  write("package-lock.json", JSON.stringify({ packages: { "": {} } }));
  write("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
  const hash = hashFiles(write("prisma/schema.prisma", ""), write("node_modules/prisma/package.json", "{}"));
  writeBuildHash(write("prisma/generated/.schema-hash", ""), hash);
  write("node_modules/next/dist/bin/next", BROKEN_BUILD);
}

/** A whole release of the sources as they are. Gives their hash. */
function layRelease(words) {
  const build = hashSources(root);
  write(".next/BUILD_ID", build);
  mkdirSync(getReleaseFolder(root, build), { recursive: true });
  writeFileSync(join(getReleaseFolder(root, build), "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(getReleaseFolder(root, build), "server.js"), siteOf(words));
  writeBuildHash(join(getReleaseFolder(root, build), "sources-hash"), build);
  return build;
}

const ask = async () => (await fetch(`http://localhost:${port}/`)).text();
const sitePid = () => readPid(getSiteRecordPath(root))?.pid;
const upgrade = (serve = vi.fn()) => prepareRelease({ root, command: "npm run up", args: [] }, serve);
const tables = async () =>
  (await query(database.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
    ({ tablename }) => tablename,
  );

/** The former release, serving. */
async function serveFormer() {
  const build = layRelease("the former release");
  await startServer({ root, port, host: "localhost", build, env });
  expect(await ask()).toBe("the former release");
  return build;
}

test("a build that fails leaves the release that served before serving, and the database as it is", async () => {
  const former = await serveFormer();
  const before = sitePid();
  write("app/page.tsx", "export default function Page() {");
  migration("2_second", "CREATE TABLE book (id int);");
  const serve = vi.fn();
  await expect(upgrade(serve)).rejects.toThrow(
    "Couldn't build the site. The log says why and, for an error in the code, names the file and line.",
  );
  expect(serve).not.toHaveBeenCalled();
  expect(await ask()).toBe("the former release");
  // It is the same process: nobody had to wait.
  expect([sitePid(), findRunningServer(root).build]).toEqual([before, former]);
  expect(await tables()).toEqual(["_prisma_migrations", "shelf"]);
  expect(readdirSync(join(root, "data/releases"))).toEqual([former.slice(0, 16)]);
});

test("a migration that fails after a good build brings the release back that served before", async () => {
  const former = await serveFormer();
  migration("2_second", "ALTER TABLE missing ADD COLUMN books int;");
  layRelease("the new release");
  const serve = vi.fn();
  await expect(upgrade(serve)).rejects.toThrow(/Migration 2_second failed in line \d+ and was undone/);
  expect(serve).not.toHaveBeenCalled();
  expect(await ask()).toBe("the former release");
  expect(findRunningServer(root).build).toBe(former);
  expect(await tables()).toEqual(["_prisma_migrations", "shelf"]);
  expect(console.error).toHaveBeenCalledWith("The previous release is running again.");
});
