import { randomBytes } from "node:crypto";
import { readEnvFile } from "../settings/env-file.mjs";
import { ownerUrl, splitDatabaseUrl } from "../settings/settings.mjs";
import { letRoleIn, prepareSiteRole, SITE_USER, siteRole } from "./site-role.mjs";

/**
 * Gives the site a role of its own on the bundled server, and the one that it has its rights on what is there. Returns whether `.env` was
 * written anew, as for a server of an earlier release.
 * @param {string} root
 * @param {Record<string, string>} env the settings in force
 */
export async function giveOwnRole(root, env) {
  const named = siteRole(env);
  const role = named ?? { user: SITE_USER, password: randomBytes(24).toString("base64url") };
  const { href } = ownerUrl(env);
  if (named === undefined && env.DATABASE_URL !== readEnvFile(root).DATABASE_URL) return false;
  await letRoleIn(href, role);
  await prepareSiteRole(href, role);
  return named === undefined && splitDatabaseUrl(root, env, role) !== null;
}
