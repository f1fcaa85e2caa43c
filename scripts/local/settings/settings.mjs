import { resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { DATABASE_USER } from "../postgres.mjs";
import { changeEnvFile, readEnvFile, setEnvLines } from "./env-file.mjs";

/** Returns the settings in force: those of `.env` under `root`, overridden by the environment. */
export function readSettings(root, env = process.env) {
  const file = readEnvFile(root);
  const merged = { ...file, ...env };
  // A database named in the environment is not the one whose folder and owner stand in `.env`.
  if (!env.DATABASE_URL || env.DATABASE_URL === file.DATABASE_URL) return merged;
  if (!env.POSTGRES_DIR) delete merged.POSTGRES_DIR;
  if (!env.DATABASE_OWNER_URL) delete merged.DATABASE_OWNER_URL;
  return merged;
}

/**
 * Returns the bundled server from the settings. Undefined for an external database: without POSTGRES_DIR, or with
 * another host or user in DATABASE_URL. Throws a Failure when DATABASE_URL is invalid.
 * @returns {import("../postgres.mjs").Cluster | undefined}
 */
export function getBundledCluster(root, env) {
  const url = databaseUrl({ DATABASE_URL: env.DATABASE_OWNER_URL || env.DATABASE_URL });
  const { POSTGRES_DIR } = env;
  if (!POSTGRES_DIR || url.hostname !== "127.0.0.1" || url.username !== DATABASE_USER) return undefined;
  return { dir: resolve(root, POSTGRES_DIR), port: Number(url.port), password: decodeURIComponent(url.password) };
}

/** Address of the database. Throws a Failure when DATABASE_URL is missing or no address. */
function databaseUrl({ DATABASE_URL }) {
  if (URL.canParse(DATABASE_URL ?? "")) return new URL(DATABASE_URL);
  throw new Failure(say("settings.url", { name: "DATABASE_URL" }));
}

/**
 * Returns the database URL for migrations, backups and restores: as the owner of the tables, and not through a pooler.
 * Throws a Failure when the URL is missing or invalid.
 */
export function getOwnerUrl({ DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL }) {
  for (const [name, value] of Object.entries({ DATABASE_OWNER_URL, DATABASE_DIRECT_URL })) {
    if (!value) continue;
    if (URL.canParse(value)) return new URL(value);
    throw new Failure(say("settings.url", { name }));
  }
  return databaseUrl({ DATABASE_URL });
}

/**
 * Returns the settings for the site itself, without the database owner.
 * @param {Record<string, string | undefined>} env
 */
export const getSiteSettings = ({ DATABASE_OWNER_URL: _, ...env }) => env;

/**
 * Writes the database URL of the site's own role into `.env` under `root`, and keeps the previous URL as
 * DATABASE_OWNER_URL. Returns the new URL; null if an owner is already set, or if the environment names another
 * database.
 */
export function splitDatabaseUrl(root, env, { user, password }) {
  const present = readEnvFile(root);
  if (present.DATABASE_OWNER_URL || env.DATABASE_OWNER_URL || present.DATABASE_URL !== env.DATABASE_URL) return null;
  const own = new URL(env.DATABASE_URL);
  own.username = user;
  own.password = encodeURIComponent(password);
  const lines = `DATABASE_URL="${own.href}"\nDATABASE_OWNER_URL="${present.DATABASE_URL}"`;
  changeEnvFile(root, (text) => text.replace(/^[ \t]*DATABASE_URL\s*=.*$/m, () => lines));
  return own.href;
}

/** Writes the actual port of the bundled server into `.env` under `root`. */
export function rememberDatabasePort(root, cluster) {
  const line = /^(\s*DATABASE_(?:OWNER_)?URL\s*=\s*["']?postgresql:\/\/[^@\s]+@127\.0\.0\.1:)\d+/gm;
  changeEnvFile(root, (text) => text.replace(line, `$1${cluster.port}`));
}

/** Writes the port of the site into `.env` under `root` for the next start, unless the environment sets PORT. */
export function rememberPort(root, port, env = process.env) {
  if (env.PORT || readEnvFile(root).PORT === `${port}`) return;
  changeEnvFile(root, (text) => setEnvLines(text, { PORT: port }));
}
