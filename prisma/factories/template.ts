import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PREFIX = "grimoire_template_";
// Any number will do, as long as nothing else on the server takes the same one.
const LOCK = 20_261_120;

/** Returns the address of another database on the server of `url`. */
export function onServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The role as which the code under test uses its database, as a site does (scripts/local/role). */
const SITE_USER = "grimoire_test_site";

/** Returns the address of a database as the role of a site. Its password is the same for all runs on one server. */
export function asSite(url: string): string {
  const site = new URL(url);
  site.username = SITE_USER;
  site.password = createHash("sha256")
    .update(`${SITE_USER} ${new URL(url).password}`)
    .digest("hex");
  return site.href;
}

/**
 * Creates the template database of the tests on the server of `url`, migrated and with the starter cards and decks, unless it
 * exists for the present migrations and files; older templates are dropped. Returns its name. Throws with the tool's output
 * when a migration or a card or deck file is refused.
 */
export async function ensureTemplate(url: string): Promise<string> {
  const name = PREFIX + stateHash();
  const server = new pg.Client({ connectionString: onServer(url, "postgres") });
  await server.connect();
  try {
    await server.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const { rows } = await server.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [PREFIX]);
    if (rows.some((row) => row.datname === name)) return name;
    for (const { datname } of rows) await server.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
    const unfinished = `${PREFIX}unfinished`;
    await server.query(`CREATE DATABASE ${unfinished}`);
    await fill(onServer(url, unfinished));
    await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await server.end();
  }
}

const jsonFiles = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => join(folder, file));

function stateHash(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "scripts/local/role/site-role.mjs")));
  const migrations = readdirSync(join(root, "prisma/migrations"), { recursive: true, encoding: "utf8" });
  const files = [
    ...migrations.filter((file) => file.endsWith(".sql")).map((file) => join("prisma/migrations", file)),
    ...jsonFiles("prisma/seed/cards"),
    ...jsonFiles("prisma/seed/decks"),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

async function fill(url: string): Promise<void> {
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: asSite(url), DATABASE_OWNER_URL: url },
    });
  await run("scripts/local/migrate.mjs");
  await run("scripts/data/run.mjs", "cards", "import", ...jsonFiles("prisma/seed/cards"));
  await run("scripts/data/run.mjs", "decks", "import", ...jsonFiles("prisma/seed/decks"));
}
