import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Next.js writes its types' address into this file whenever it builds or serves; git does not keep it.
const MAY_CHANGE = "next-env.d.ts";

/**
 * Remembers files as they are. The function it returns puts back those that changed and names them, but for the one that
 * the framework may write as it likes.
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
