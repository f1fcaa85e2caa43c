import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Minimum length of listed passwords. Shorter ones would refuse too much, because passwords are also compared without
 * their leading and trailing characters.
 */
const SHORTEST = 6;
const PACKAGE = "@zxcvbn-ts/language-common";

/**
 * Returns the passwords of a package's list, sorted and normalized for comparison, and the package's name and version.
 */
export function collectCommonPasswords() {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const given = JSON.parse(readFileSync(join(folder, "src/passwords.json"), "utf8"));
  const folded = given.map((password) => password.normalize("NFKC").toLowerCase());
  const passwords = [...new Set(folded.filter((password) => [...password].length >= SHORTEST))].sort();
  return { source: `${PACKAGE} ${version}`, passwords };
}
