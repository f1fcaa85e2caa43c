import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { buildSite } from "../site-build.mjs";
import { hasBuildHash, writeBuildHash } from "../sources.mjs";

/** Number of builds that are kept: the serving one, and one to go back to. */
const KEPT = 2;
const shelf = (root) => resolve(root, "data/releases");
const mark = (folder) => resolve(folder, "sources-hash");

/**
 * Returns the folder of the build with this source hash. The build does not depend on the checkout, so later builds and
 * installations do not change it.
 */
export const getReleaseFolder = (root, hash) => resolve(shelf(root), hash.slice(0, 16));

/** Returns whether a complete build with this source hash exists. */
export const hasRelease = (root, hash) => hasBuildHash(mark(getReleaseFolder(root, hash)), hash);

/**
 * Builds the sources into a new release folder; other releases stay unchanged. Throws a Failure when the build fails.
 */
export async function createRelease(root, hash, env, note) {
  await buildSite(root, { ...env, GRIMOIRE_STANDALONE: "1" }, note);
  const made = resolve(root, ".next/standalone");
  const folder = getReleaseFolder(root, hash);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (env.GRIMOIRE_STANDALONE) cpSync(made, folder, { recursive: true, verbatimSymlinks: true });
  else renameSync(made, folder);
  writeBuildHash(mark(folder), hash);
}

/** Deletes all releases except the one with this source hash and the newest other one. */
export function deleteOldReleases(root, hash) {
  if (!existsSync(shelf(root))) return;
  const current = getReleaseFolder(root, hash);
  const others = readdirSync(shelf(root))
    .map((name) => resolve(shelf(root), name))
    .filter((folder) => folder !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of others.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}
