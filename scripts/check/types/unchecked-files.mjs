import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const SOURCE = /\.(tsx?|mts)$/;
/** Folders at the top that hold no source of the project. */
const ASIDE = /^(\..*|node_modules|data.*|coverage|docs|public)$/;
const GENERATED = new Set(["next-env.d.ts"]);

/**
 * Returns the source files that no part of the type check has read, according to the `.tsbuildinfo` file of each part.
 * @param {string} root
 * @param {string[]} records paths of `.tsbuildinfo` files
 */
export function findUncheckedFiles(root, records) {
  const known = new Set(records.flatMap((record) => filesOf(root, join(root, record))));
  return sources(root).filter((path) => !known.has(path));
}

function filesOf(root, record) {
  const { fileNames } = JSON.parse(readFileSync(record, "utf8"));
  return fileNames.map((name) => relative(root, resolve(dirname(record), name)).replaceAll("\\", "/"));
}

function sources(root) {
  const top = readdirSync(root, { withFileTypes: true });
  const inFolders = top
    .filter((entry) => entry.isDirectory() && !ASIDE.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).map((path) => `${name}/${path}`),
    );
  const atTop = top.filter((entry) => entry.isFile() && !GENERATED.has(entry.name)).map(({ name }) => name);
  return [...atTop, ...inFolders]
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => SOURCE.test(path) && !path.includes("/node_modules/") && !path.startsWith("e2e/.results/"))
    .sort();
}
