import { randomBytes } from "node:crypto";
import { readEnvFile } from "../settings/env-file.mjs";
import { getOwnerUrl, splitDatabaseUrl } from "../settings/settings.mjs";
import { allowRoleLogin, parseSiteRole, prepareSiteRole, SITE_USER } from "./site-role.mjs";

/**
 * Creates the site's role on the bundled server if it is missing, and grants its privileges on the existing tables.
 * Returns whether `.env` was changed, as it is for a server of an earlier release.
 * @param {string} root
 * @param {Record<string, string>} env the settings in force
 */
export async function createOwnRole(root, env) {
  const named = parseSiteRole(env);
  const role = named ?? { user: SITE_USER, password: randomBytes(24).toString("base64url") };
  const { href } = getOwnerUrl(env);
  if (named === undefined && env.DATABASE_URL !== readEnvFile(root).DATABASE_URL) return false;
  await allowRoleLogin(href, role);
  await prepareSiteRole(href, role);
  return named === undefined && splitDatabaseUrl(root, env, role) !== null;
}
