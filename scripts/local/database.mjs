import { resolve } from "node:path";
import { say } from "../words/command-words.mjs";
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

const STATES = { made: "step.postgresMade", started: "step.postgresStarted", running: "step.postgresRunning" };

/**
 * Prepares the database of a checkout with installed packages: settings, server, generated client, migrations, starter
 * cards and starter decks.
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
 * Prepares the settings, the database server and the generated client, without changing any data. Returns the settings
 * in force.
 * @param {import("./settings/run-options.mjs").RunOptions} options
 */
export async function prepareServer(root, step, { cards, newSecret }) {
  await step(say("step.settings"), async () => {
    // Before anything is written, so that a wrong setting is told as such.
    checkSettings(root, readSettings(root));
    const written = [...(await completeEnvFile(root, process.env, { newSecret })), ...chooseCards(root, cards)];
    return written.length > 0
      ? say("step.envWritten", { names: written.join(say("list.join")) })
      : say("step.envComplete");
  });
  let env = readSettings(root);
  await step(say("step.postgres"), async (note) => {
    const cluster = getBundledCluster(root, env);
    if (!cluster) return say("step.ownServer", { host: new URL(env.DATABASE_URL).host });
    const { cluster: started, state } = await startCluster(cluster);
    if (started.port !== cluster.port) {
      note(say("step.portTaken", { taken: cluster.port, port: started.port }));
      rememberDatabasePort(root, started);
      env = readSettings(root);
    }
    if (await createOwnRole(root, env)) env = readSettings(root);
    return say(STATES[state], { folder: env.POSTGRES_DIR, port: started.port });
  });
  await step(say("step.client"), async () => say((await generateClient(root)) ? "step.generated" : "step.upToDate"));
  return env;
}

/**
 * Applies migrations, and loads starter cards and starter decks.
 * @param {() => Promise<string>} [beforehand] runs before a database with data in it is migrated, and gives the path of its backup
 */
export async function prepareData(root, env, step, beforehand) {
  await step(say("step.migrations"), (note) => migrate(root, env, note, beforehand));
  await step(say("step.cards"), () => loadCards(root, env), "cards");
  await step(say("step.decks"), () => loadDecks(root, env), "decks");
  // With these settings everything was opened, so that they are worth a copy.
  keepEnvFile(root);
}

/**
 * Generates the untracked build inputs if their sources have changed: rulebook ids, the Prisma client, and the list of
 * tests for each rule. Returns whether anything was generated.
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
    hint: say("step.clientFailed"),
  });
  writeBuildHash(hashFile, hash);
  return true;
}

async function migrate(root, env, note, beforehand) {
  const [url, folder] = [getOwnerUrl(env).href, resolve(root, "prisma/migrations")];
  const { pending, isEmpty } = await getMigrationState(url, folder);
  if (pending.length > 0 && beforehand && !isEmpty)
    note(say("step.backedUp", { n: pending.length, file: await beforehand() }));
  const applied = pending.length === 0 ? [] : await applyMigrations(url, folder);
  const role = parseSiteRole(env);
  if (role) await prepareSiteRole(url, role);
  return applied.length === 0 ? say("step.noMigrations") : say("step.migrated", { n: applied.length });
}
