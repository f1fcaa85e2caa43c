import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { connect } from "../migrations.mjs";
import { findNextFreePort } from "../ports.mjs";
import { DATABASE_USER, getClusterUrl } from "../postgres.mjs";
import { SITE_USER } from "../role/site-role.mjs";
import { changeEnvFile, hasKeptEnvFile, KEPT_ENV_FILE, readEnvFile, setEnvLines } from "./env-file.mjs";
import { getOwnerUrl, readSettings } from "./settings.mjs";

const FIRST_DATABASE_PORT = 5433;
const BUNDLED_FOLDER = "data/postgres";
/** Settings that every site needs, and a first set-up writes. */
const NEEDED = ["DATABASE_URL", "NEXTAUTH_SECRET", "NEXTAUTH_URL"];
/** Settings of the bundled server: its folder, and its owner where the site has a role of its own. */
const OF_BUNDLED = ["POSTGRES_DIR", "DATABASE_OWNER_URL"];

/**
 * Adds missing settings to `.env` under `root`: a database, a secret, an address. Present settings stay. A DATABASE_URL
 * from the environment is added too, so that the next command uses the same database.
 *
 * Throws a Failure and writes nothing if the site already has a database. The missing settings were lost then, and a
 * new secret would make encrypted data unreadable.
 * @param {string} root
 * @param {Record<string, string | undefined>} [env] the environment
 * @param {{ newSecret?: boolean, hasAccounts?: (env: Record<string, string>) => Promise<boolean> }} [options] `newSecret` allows a new
 *   secret all the same
 * @returns {Promise<string[]>} the names that were written
 */
export async function completeEnvFile(root, env = process.env, { newSecret = false, hasAccounts = accountsIn } = {}) {
  await refuseLoss(root, readSettings(root, env), newSecret, hasAccounts);
  const present = readEnvFile(root);
  const added = {};
  if (!present.DATABASE_URL && env.DATABASE_URL) added.DATABASE_URL = env.DATABASE_URL;
  else if (!present.DATABASE_URL) Object.assign(added, await bundledDatabase());
  if (!present.NEXTAUTH_SECRET) added.NEXTAUTH_SECRET = env.NEXTAUTH_SECRET || randomBytes(32).toString("base64url");
  if (!present.NEXTAUTH_URL) added.NEXTAUTH_URL = env.NEXTAUTH_URL || "http://localhost:3000";
  const names = Object.keys(added);
  if (names.length > 0) changeEnvFile(root, (text) => setEnvLines(text, added));
  return names;
}

/** Returns the names of the required settings that are missing from the settings in force. */
export function findMissingSettings(root, env) {
  const bundled = hasBundledDatabase(root) ? OF_BUNDLED.filter((name) => isOfBundled(root, env, name)) : [];
  return [...NEEDED, ...bundled].filter((name) => !env[name]);
}

/**
 * Returns a text that says what to do about missing settings.
 * @param {boolean} [hasDatabase] whether the site has a database already, as far as this machine can tell
 */
export function describeMissingSettings(root, names, hasDatabase = hasBundledDatabase(root) || hasKeptEnvFile(root)) {
  const values = { names: names.join(say("list.join")) };
  if (!hasDatabase) return say("settings.missing", values);
  const back = hasKeptEnvFile(root) ? say("settings.keptCopy", { file: KEPT_ENV_FILE }) : say("settings.ownCopy");
  const anew =
    names.join() === "NEXTAUTH_SECRET"
      ? [say("settings.secretAnew", { cost: say("settings.cost") })]
      : names.includes("DATABASE_URL") && hasBundledDatabase(root)
        ? [say("settings.databaseAnew", { folder: BUNDLED_FOLDER })]
        : [];
  return [say("settings.lost", values), back, ...anew].reduce((first, next) => say("sentences", { first, next }));
}

async function refuseLoss(root, env, newSecret, hasAccounts) {
  const missing = findMissingSettings(root, env);
  if (newSecret && !missing.includes("NEXTAUTH_SECRET"))
    throw new Failure(say("settings.hasSecret", { cost: say("settings.cost") }));
  const lost = newSecret ? missing.filter((name) => name !== "NEXTAUTH_SECRET") : missing;
  if (lost.length === 0) return;
  if (!hasBundledDatabase(root) && !(env.DATABASE_URL && (await hasAccounts(env)))) return;
  const first = describeMissingSettings(root, lost, true);
  throw new Failure(say("sentences", { first, next: say("settings.notWritten") }));
}

/** Returns whether the bundled server has been set up. A first setup completes `.env` before it creates the folder. */
const hasBundledDatabase = (root) => existsSync(resolve(root, BUNDLED_FOLDER, "PG_VERSION"));

/** Returns whether a setting of the bundled server is required in addition to DATABASE_URL. */
function isOfBundled(root, { DATABASE_URL }, name) {
  if (!URL.canParse(DATABASE_URL ?? "")) return false;
  const { hostname, port, username } = new URL(DATABASE_URL);
  // A server of the system may have taken the place of the bundled one, whose folder is still there.
  if (hostname !== "127.0.0.1" || port !== (lastBundledPort(root) ?? port)) return false;
  return username === SITE_USER || (username === DATABASE_USER && name === "POSTGRES_DIR");
}

/** Port with which the bundled server was last started; undefined when it never was. */
function lastBundledPort(root) {
  const file = resolve(root, BUNDLED_FOLDER, "postmaster.opts");
  return existsSync(file) ? /"-p" "(\d+)"/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}

/** Whether anybody has an account in the database that the settings name. Throws a Failure when it does not answer. */
async function accountsIn(env) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: getOwnerUrl(env).href });
  try {
    await connect(client);
    const { rows } = await client.query(`SELECT to_regclass('public."User"') IS NOT NULL AS there`);
    return rows[0].there && (await client.query('SELECT 1 FROM "User" LIMIT 1')).rowCount > 0;
  } finally {
    await client.end().catch(() => {});
  }
}

async function bundledDatabase() {
  const port = await findNextFreePort(FIRST_DATABASE_PORT, "127.0.0.1");
  const password = randomBytes(24).toString("base64url");
  return { DATABASE_URL: getClusterUrl({ port, password }), POSTGRES_DIR: BUNDLED_FOLDER };
}
