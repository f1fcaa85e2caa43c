import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// What is at hand beside the sources, or has no part in what is built.
const ASIDE = new Set([
  "node_modules",
  "data",
  "e2e",
  "coverage",
  "next-env.d.ts",
  "prisma/generated",
  "app/fonts/cut",
  "prisma/migrations",
  ...["scripts/bench", "scripts/check", "scripts/data", "scripts/league", "scripts/local", "scripts/play"],
  ...["scripts/soak", "scripts/trace"],
  "prisma/factories",
]);
const NO_PART =
  /^\.|^data-test-|\.(test\.tsx?|test\.mjs|md|tsbuildinfo)$|^(vitest|playwright|biome|prisma)\.(config|json)/;

/** A hash over everything under `root` that the site is built from. */
export function sourcesHash(root) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of listSources(root))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** The SHA-256 of some files one after the other. */
export function filesHash(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Whether `file` holds exactly this stamp. */
export const isStamped = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp;

/** Leaves a stamp for the next run. */
export const putStamp = (file, stamp) => writeFileSync(file, stamp);

function listSources(root, folder = "") {
  return readdirSync(resolve(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (ASIDE.has(path) || NO_PART.test(entry.name)) return [];
      if (entry.isDirectory()) return listSources(root, path);
      return entry.isFile() ? [path] : [];
    });
}
