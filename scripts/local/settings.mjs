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
  // A database named in the environment is not the one whose folder stands in `.env`.
  if (env.DATABASE_URL && env.DATABASE_URL !== file.DATABASE_URL && !env.POSTGRES_DIR) delete merged.POSTGRES_DIR;
  return merged;
}

/**
 * The bundled server that the settings name; undefined where DATABASE_URL names another one, having no POSTGRES_DIR,
 * another host, or another user than the bundled server has. Throws a Failure when DATABASE_URL is no address.
 * @returns {import("./postgres.mjs").Cluster | undefined}
 */
export function bundledCluster(root, env) {
  const url = databaseUrl(env);
  const { POSTGRES_DIR } = env;
  if (!POSTGRES_DIR || url.hostname !== "127.0.0.1" || url.username !== USER) return undefined;
  return { dir: resolve(root, POSTGRES_DIR), port: Number(url.port), password: decodeURIComponent(url.password) };
}

/** Address of the database. Throws a Failure when DATABASE_URL is missing or no address. */
function databaseUrl({ DATABASE_URL }) {
  if (URL.canParse(DATABASE_URL ?? "")) return new URL(DATABASE_URL);
  throw new Failure("DATABASE_URL in .env is no address: write postgresql://user:password@host:port/name.");
}

/** Address of the database past a pooler, for work that needs a session of its own. Throws a Failure as `databaseUrl` does. */
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL }) {
  if (!DATABASE_DIRECT_URL) return databaseUrl({ DATABASE_URL });
  if (URL.canParse(DATABASE_DIRECT_URL)) return new URL(DATABASE_DIRECT_URL);
  throw new Failure("DATABASE_DIRECT_URL in .env is no address: write postgresql://user:password@host:port/name.");
}

/** Writes the actual port of the bundled server into `.env` under `root`. */
export function rememberDatabasePort(root, cluster) {
  const file = resolve(root, ".env");
  const line = /^(\s*DATABASE_URL\s*=\s*["']?postgresql:\/\/[^@\s]+@127\.0\.0\.1:)\d+/m;
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
