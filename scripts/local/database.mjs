import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Failure } from "./failure.mjs";
import { startCluster } from "./postgres.mjs";
import { bundledCluster, completeEnvFile, rememberDatabasePort, settings } from "./settings.mjs";
import { filesHash, isStamped, putStamp } from "./sources.mjs";
import { packaged, runTool } from "./tool.mjs";

export const DATABASE_STEPS = 6;

/**
 * Takes a checkout with its packages to a database that is ready: settings, server, client, migrations, starter cards
 * and decks.
 * @param {string} root
 * @param {ReturnType<typeof import("./steps.mjs").createSteps>} step
 * @returns {Promise<Record<string, string>>} the settings in force
 */
export async function prepareDatabase(root, step) {
  await step("Settings", async () => {
    const written = await completeEnvFile(root);
    return written.length > 0 ? `wrote ${written.join(", ")} to .env` : ".env is complete";
  });
  let env = settings(root);
  await step("PostgreSQL", async (say) => {
    const cluster = bundledCluster(root, env);
    if (!cluster) return `using the server at ${new URL(env.DATABASE_URL).host}`;
    const { cluster: real, state } = await startCluster(cluster);
    if (real.port !== cluster.port) {
      say(`It listens on port ${real.port}, since ${cluster.port} is taken; .env follows.`);
      rememberDatabasePort(root, real);
      env = settings(root);
    }
    return `${state === "running" ? "already runs" : state} in ${env.POSTGRES_DIR}, port ${real.port}`;
  });
  await step("Database client", async () => ((await generateClient(root)) ? "generated" : "up to date"));
  await step("Migrations", () => migrate(root, env));
  await step("Starter cards", () => loadCards(root, env));
  await step("Starter decks", () => loadDecks(root, env));
  return env;
}

/** Generates the Prisma client unless this very schema was the last to be generated. */
export async function generateClient(root) {
  const stampFile = resolve(root, "prisma/generated/.schema-hash");
  const stamp = filesHash(resolve(root, "prisma/schema.prisma"), resolve(root, "node_modules/prisma/package.json"));
  if (isStamped(stampFile, stamp)) return false;
  await runTool([...packaged(root, "prisma/build/index.js"), "generate"], {
    root,
    log: "client",
    hint: "The database client could not be generated: mend prisma/schema.prisma.",
  });
  putStamp(stampFile, stamp);
  return true;
}

async function migrate(root, env) {
  const missing = await missingMigrations(root, env.DATABASE_URL);
  if (missing === 0) return "nothing to apply";
  await runTool([...packaged(root, "prisma/build/index.js"), "migrate", "deploy"], {
    root,
    env,
    log: "migrations",
    hint: "The migrations were not applied: the log names the one that failed and how to resolve it.",
  });
  return `applied ${missing}`;
}

/** How many migrations the database has not seen in their present form. */
async function missingMigrations(root, url) {
  const folder = resolve(root, "prisma/migrations");
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = await query(url, "SELECT checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL");
  const applied = new Set(rows?.map((row) => row.checksum));
  return names.filter(({ name }) => !applied.has(filesHash(resolve(folder, name, "migration.sql")))).length;
}

/** Loads the card files that come with the site, unless these very files were applied before: what was changed since stays. */
async function loadCards(root, env) {
  const files = jsonFiles(root, "prisma/seed/cards");
  const hash = filesHash(...files.map((file) => resolve(root, file)));
  const versions = await query(env.DATABASE_URL, 'SELECT 1 FROM "DataVersion" WHERE sha256 = $1', [hash]);
  if (versions.length > 0) return "loaded before";
  await runTool([...packaged(root, "tsx/dist/cli.mjs"), "scripts/data/cards.ts", "import", ...files], {
    root,
    env,
    log: "cards",
    hint: "The starter cards were refused: the log names the places to mend.",
  });
  return "loaded";
}

/** Loads the decks that come with the site, those whose files are not in the database as they are. */
async function loadDecks(root, env) {
  const rows = await query(env.DATABASE_URL, 'SELECT sha256 FROM "Starter"');
  const loaded = new Set(rows.map(({ sha256 }) => sha256));
  const files = jsonFiles(root, "prisma/seed/decks").filter((file) => !loaded.has(filesHash(resolve(root, file))));
  if (files.length === 0) return "loaded before";
  await runTool([...packaged(root, "tsx/dist/cli.mjs"), "scripts/data/decks.ts", "import", ...files], {
    root,
    env,
    log: "decks",
    hint: "The starter decks were refused: the log names the places to mend.",
  });
  return `loaded ${files.length}`;
}

const jsonFiles = (root, folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Rows of the database; undefined where the table does not exist. Throws a Failure when the database does not answer. */
async function query(url, text, values) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } catch (error) {
    if (error.code === "42P01") return undefined;
    const { host, pathname } = new URL(url);
    throw new Failure(
      `The database ${pathname.slice(1)} at ${host} does not answer (${error.message || error.code}): start or make it, or correct DATABASE_URL in .env.`,
    );
  } finally {
    await client.end();
  }
}
