import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Folders and files that are generated from the sources, or that the build does not read. */
const ASIDE = new Set([
  "coverage",
  "data",
  "docs",
  "e2e",
  "next-env.d.ts",
  "node_modules",
  "prisma/factories",
  "prisma/generated",
  "public/fonts",
  "public/sw.js",
  "scripts/bench",
  "scripts/check",
  "scripts/games",
  "scripts/local",
  "scripts/proof",
  "scripts/soak",
  "scripts/trace",
]);
/**
 * Names of files that the build does not read, in any folder. Of names with a leading dot, it reads only `.well-known`.
 */
const UNREAD =
  /^\.(?!well-known$)|^data-test-|\.(test\.tsx?|test\.mjs|md|tsbuildinfo)$|^(vitest|playwright|biome|prisma)\.(config|json)/;

/** Returns the SHA-256 of all files under `root` that the build reads, and of the Node version. */
export function hashSources(root) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of listSources(root))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** Returns the SHA-256 of the concatenated contents of some files. */
export function hashFiles(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Returns whether `file` holds this hash, so that its sources have not changed since the last build. */
export const hasBuildHash = (file, hash) => existsSync(file) && readFileSync(file, "utf8") === hash;

/** Writes the hash of a build's sources, which the next run compares. */
export const writeBuildHash = (file, hash) => writeFileSync(file, hash);

function listSources(root, folder = "") {
  return readdirSync(resolve(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (ASIDE.has(path) || UNREAD.test(entry.name)) return [];
      if (entry.isDirectory()) return listSources(root, path);
      return entry.isFile() ? [path] : [];
    });
}
