import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Next.js writes its types' address into this file whenever it builds or serves; git does not keep it.
const MAY_CHANGE = "next-env.d.ts";

/**
 * Takes a snapshot of some files. The returned function restores changed files and returns their names, except
 * `next-env.d.ts`, which Next.js may change.
 * @returns {() => string[]}
 */
export function keepFiles(root, names) {
  const read = (name) => (existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : undefined);
  const before = new Map(names.map((name) => [name, read(name)]));
  return () =>
    names.filter((name) => {
      const content = before.get(name);
      if (read(name) === content) return false;
      if (content === undefined) rmSync(join(root, name));
      else writeFileSync(join(root, name), content);
      return name !== MAY_CHANGE;
    });
}
