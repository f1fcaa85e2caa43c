import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import util from "node:util";
import { Failure } from "./failure.mjs";
import { nextFree } from "./ports.mjs";
import { clusterUrl, USER } from "./postgres.mjs";

const FIRST_DATABASE_PORT = 5433;
const BUNDLED_FOLDER = "data/postgres";

/** Settings in `.env` under `root`; none when the file is missing. */
export function readEnvFile(root) {
  const file = resolve(root, ".env");
  return existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
}

/**
 * Completes `.env` under `root` with the settings that it lacks: a database, a secret, an address. Those it has stay.
 * A DATABASE_URL from the environment is written down, so that the next command finds the same database.
 * @returns {Promise<string[]>} the names that were written
 */
export async function completeEnvFile(root, env = process.env) {
  const file = resolve(root, ".env");
  const present = readEnvFile(root);
  const added = {};
  if (!present.DATABASE_URL && env.DATABASE_URL) added.DATABASE_URL = env.DATABASE_URL;
  else if (!present.DATABASE_URL) Object.assign(added, await bundledDatabase(root));
  if (!present.NEXTAUTH_SECRET) added.NEXTAUTH_SECRET = env.NEXTAUTH_SECRET ?? randomBytes(32).toString("base64url");
  if (!present.NEXTAUTH_URL) added.NEXTAUTH_URL = env.NEXTAUTH_URL ?? "http://localhost:3000";
  const names = Object.keys(added);
  if (names.length === 0) return names;
  const before = existsSync(file) ? readFileSync(file, "utf8").replace(/([^\n])$/, "$1\n") : "";
  const lines = names.map((name) => `${name}="${added[name]}"\n`);
  writeWhole(file, before + lines.join(""));
  return names;
}

/** Settings in force: those of `.env` under `root`, where the environment does not say otherwise. */
export function settings(root, env = process.env) {
  const file = readEnvFile(root);
  const merged = { ...file, ...env };
  // A database named in the environment is not the one whose folder and owner stand in `.env`.
  if (!env.DATABASE_URL || env.DATABASE_URL === file.DATABASE_URL) return merged;
  if (!env.POSTGRES_DIR) delete merged.POSTGRES_DIR;
  if (!env.DATABASE_OWNER_URL) delete merged.DATABASE_OWNER_URL;
  return merged;
}

/**
 * The bundled server that the settings name; undefined where DATABASE_URL names another one, having no POSTGRES_DIR,
 * another host, or another user than the bundled server has. Throws a Failure when DATABASE_URL is no address.
 * @returns {import("./postgres.mjs").Cluster | undefined}
 */
export function bundledCluster(root, env) {
  const url = databaseUrl({ DATABASE_URL: env.DATABASE_OWNER_URL || env.DATABASE_URL });
  const { POSTGRES_DIR } = env;
  if (!POSTGRES_DIR || url.hostname !== "127.0.0.1" || url.username !== USER) return undefined;
  return { dir: resolve(root, POSTGRES_DIR), port: Number(url.port), password: decodeURIComponent(url.password) };
}

/** Address of the database. Throws a Failure when DATABASE_URL is missing or no address. */
function databaseUrl({ DATABASE_URL }) {
  if (URL.canParse(DATABASE_URL ?? "")) return new URL(DATABASE_URL);
  throw new Failure("DATABASE_URL in .env is no address: write postgresql://user:password@host:port/name.");
}

/**
 * Address of the database as the owner of its tables and past a pooler, for migrations, backups and restores. Throws a Failure as
 * `databaseUrl` does.
 */
export function ownerUrl({ DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL }) {
  for (const [name, value] of Object.entries({ DATABASE_OWNER_URL, DATABASE_DIRECT_URL })) {
    if (!value) continue;
    if (URL.canParse(value)) return new URL(value);
    throw new Failure(`${name} in .env is no address: write postgresql://user:password@host:port/name.`);
  }
  return databaseUrl({ DATABASE_URL });
}

/**
 * Settings as the site itself gets them: who owns the database is not its affair.
 * @param {Record<string, string | undefined>} env
 */
export const siteSettings = ({ DATABASE_OWNER_URL: _, ...env }) => env;

/**
 * Writes an address of the site's own into `.env` under `root`, beside that of the owner, which `.env` had alone until now. Gives the new
 * address; null where `.env` names both already, or the environment names another database.
 */
export function splitDatabaseUrl(root, env, { user, password }) {
  const present = readEnvFile(root);
  if (present.DATABASE_OWNER_URL || env.DATABASE_OWNER_URL || present.DATABASE_URL !== env.DATABASE_URL) return null;
  const own = new URL(env.DATABASE_URL);
  own.username = user;
  own.password = encodeURIComponent(password);
  const lines = `DATABASE_URL="${own.href}"\nDATABASE_OWNER_URL="${present.DATABASE_URL}"`;
  const text = readFileSync(resolve(root, ".env"), "utf8");
  writeWhole(
    resolve(root, ".env"),
    text.replace(/^[ \t]*DATABASE_URL\s*=.*$/m, () => lines),
  );
  return own.href;
}

/** Writes the actual port of the bundled server into `.env` under `root`. */
export function rememberDatabasePort(root, cluster) {
  const file = resolve(root, ".env");
  const line = /^(\s*DATABASE_(?:OWNER_)?URL\s*=\s*["']?postgresql:\/\/[^@\s]+@127\.0\.0\.1:)\d+/gm;
  writeWhole(file, readFileSync(file, "utf8").replace(line, `$1${cluster.port}`));
}

/** Writes a file so that it is there whole or as it was, even when the power goes; only its owner may read it. */
function writeWhole(file, text) {
  const next = `${realPath(file)}.new`;
  writeFileSync(next, text, { mode: 0o600, flush: true });
  chmodSync(next, 0o600);
  renameSync(next, realPath(file));
}

/** The file itself where `.env` is a link to it, as on machines that keep settings elsewhere. */
const realPath = (file) => (existsSync(file) ? realpathSync(file) : file);

async function bundledDatabase(root) {
  if (existsSync(resolve(root, BUNDLED_FOLDER, "PG_VERSION")))
    throw new Failure(
      `${BUNDLED_FOLDER} holds a database, but .env with its password is gone: bring .env back, or move the folder away to begin anew.`,
    );
  const port = await nextFree(FIRST_DATABASE_PORT, "127.0.0.1");
  const password = randomBytes(24).toString("base64url");
  return { DATABASE_URL: clusterUrl({ port, password }), POSTGRES_DIR: BUNDLED_FOLDER };
}
