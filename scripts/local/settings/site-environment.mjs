import { listSiteSettingNames } from "./setting-problems.mjs";

/**
 * Common environment variables that programs need and that are not secret: of the system, the language, certificates,
 * and Node.
 */
const SYSTEM = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "TZ", "TERM", "LANG", "LANGUAGE"],
  ...["SSL_CERT_FILE", "SSL_CERT_DIR", "OPENSSL_CONF", "PGSSLMODE", "PGSSLROOTCERT", "PGSSLCERT", "PGSSLKEY"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "UV_THREADPOOL_SIZE", "LD_PRELOAD", "LD_LIBRARY_PATH", "MALLOC_ARENA_MAX"],
]);
/** Settings that only the supervisor needs: the database owner, the data folder, the address to listen on. */
const OF_KEEPER = ["DATABASE_OWNER_URL", "POSTGRES_DIR", "PORT", "HOST", "STARTER_CARDS"];

/**
 * Returns the environment variables that every program needs, such as PATH and LANG. Tokens, passwords and npm
 * variables of the shell are left out.
 */
export const getSystemEnvironment = (env) => pick(env, (name) => SYSTEM.has(name) || name.startsWith("LC_"));

/**
 * Returns the environment of the supervisor, which starts PostgreSQL and the site: the common variables and the runtime
 * settings.
 */
export function getKeeperEnvironment(env) {
  const names = new Set([...listSiteSettingNames(), "GRIMOIRE_LOG_FILE"]);
  return { ...getSystemEnvironment(env), ...pick(env, (name) => names.has(name)) };
}

/** Returns the environment of the site: that of the supervisor without the settings that only the supervisor needs. */
export const getSiteEnvironment = (env) => pick(getKeeperEnvironment(env), (name) => !OF_KEEPER.includes(name));

const pick = (env, isWanted) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== undefined && isWanted(name)));
