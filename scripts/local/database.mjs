import { resolve } from "node:path";
import { applyMigrations, getMigrationState } from "./migrations.mjs";
import { startCluster } from "./postgres.mjs";
import { generateProofs } from "./prepare/proofs.mjs";
import { writeRulebooks } from "./prepare/rulebooks.mjs";
import { createOwnRole } from "./role/own-role.mjs";
import { parseSiteRole, prepareSiteRole } from "./role/site-role.mjs";
import { completeEnvFile } from "./settings/complete-env.mjs";
import { keepEnvFile } from "./settings/env-file.mjs";
import { checkSettings } from "./settings/setting-problems.mjs";
import { getBundledCluster, getOwnerUrl, readSettings, rememberDatabasePort } from "./settings/settings.mjs";
import { hasBuildHash, hashFiles, writeBuildHash } from "./sources.mjs";
import { chooseCards, loadCards, loadDecks } from "./starters.mjs";
import { getPackageCommand, runTool } from "./tool.mjs";

export const DATABASE_STEPS = 6;

/**
 * Prepares the database of a checkout whose packages are installed: settings, server, client, migrations, starter cards
 * and starter decks.
 * @param {string} root
 * @param {ReturnType<typeof import("./steps.mjs").createSteps>} step
 * @param {import("./settings/run-options.mjs").RunOptions} options
 * @returns {Promise<Record<string, string>>} the settings in force
 */
export async function prepareDatabase(root, step, options) {
  const env = await prepareServer(root, step, options);
  await prepareData(root, env, step);
  return env;
}

/**
 * Prepares settings, the database server and the client. Data stays as it is. Gives the settings in force.
 * @param {import("./settings/run-options.mjs").RunOptions} options
 */
export async function prepareServer(root, step, { cards, newSecret }) {
  await step("Settings", async () => {
    // Before anything is written, so that a wrong setting is told as such.
    checkSettings(root, readSettings(root));
    const written = [...(await completeEnvFile(root, process.env, { newSecret })), ...chooseCards(root, cards)];
    return written.length > 0 ? `wrote ${written.join(", ")} to .env` : ".env is complete";
  });
  let env = readSettings(root);
  await step("PostgreSQL", async (say) => {
    const cluster = getBundledCluster(root, env);
    if (!cluster) return `using the server at ${new URL(env.DATABASE_URL).host}`;
    const { cluster: started, state } = await startCluster(cluster);
    if (started.port !== cluster.port) {
      say(`It listens on port ${started.port}, since ${cluster.port} is taken; .env follows.`);
      rememberDatabasePort(root, started);
      env = readSettings(root);
    }
    if (await createOwnRole(root, env)) env = readSettings(root);
    return `${state === "running" ? "already runs" : state} in ${env.POSTGRES_DIR}, port ${started.port}`;
  });
  await step("Database client", async () => ((await generateClient(root)) ? "generated" : "up to date"));
  return env;
}

/**
 * Applies migrations, and loads starter cards and starter decks.
 * @param {() => Promise<string>} [beforehand] runs before a database with data in it is migrated, and gives the path of its backup
 */
export async function prepareData(root, env, step, beforehand) {
  await step("Migrations", (say) => migrate(root, env, say, beforehand));
  await step("Starter cards", () => loadCards(root, env), "cards");
  await step("Starter decks", () => loadDecks(root, env), "decks");
  // With these settings everything was opened, so that they are worth a copy.
  keepEnvFile(root);
}

/**
 * Generates what git does not keep and the site is built from, unless it is of these very sources: the ids of the rulebooks,
 * the Prisma client, and the tests that prove each rule. Returns whether anything was generated.
 */
export async function generateClient(root) {
  const done = [writeRulebooks(root), await generatePrismaClient(root), await generateProofs(root)];
  return done.includes(true);
}

async function generatePrismaClient(root) {
  const hashFile = resolve(root, "prisma/generated/.schema-hash");
  const hash = hashFiles(resolve(root, "prisma/schema.prisma"), resolve(root, "node_modules/prisma/package.json"));
  if (hasBuildHash(hashFile, hash)) return false;
  await runTool([...getPackageCommand(root, "prisma/build/index.js"), "generate"], {
    root,
    log: "client",
    hint: "The database client could not be generated: mend prisma/schema.prisma.",
  });
  writeBuildHash(hashFile, hash);
  return true;
}

async function migrate(root, env, say, beforehand) {
  const [url, folder] = [getOwnerUrl(env).href, resolve(root, "prisma/migrations")];
  const { pending, isEmpty } = await getMigrationState(url, folder);
  if (pending.length > 0 && beforehand && !isEmpty)
    say(`${pending.length} to apply; what was there before is in ${await beforehand()}.`);
  const applied = pending.length === 0 ? [] : await applyMigrations(url, folder);
  const role = parseSiteRole(env);
  if (role) await prepareSiteRole(url, role);
  return applied.length === 0 ? "nothing to apply" : `applied ${applied.length}`;
}
