import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../words/command-words.mjs";
import { getNpmCommand, runTool } from "./tool.mjs";

/**
 * Installs the packages of package-lock.json if they are not installed yet.
 * @param {() => Promise<unknown>} beforehand runs only when something has to be installed
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function installPackages(root, beforehand = async () => {}) {
  if (isInstalled(root)) return false;
  await beforehand();
  // The build needs the development packages too, whatever NODE_ENV says.
  await runTool([...getNpmCommand(), "ci", "--include=dev"], {
    root,
    log: "packages",
    hint: say("step.packagesFailed"),
  });
  return true;
}

/**
 * Returns whether node_modules holds exactly the packages of package-lock.json, according to npm's own list in that
 * folder.
 */
export function isInstalled(root) {
  const list = resolve(root, "node_modules/.package-lock.json");
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  const { "": _, ...wanted } = JSON.parse(readFileSync(resolve(root, "package-lock.json"), "utf8")).packages;
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
      const entry = installed[path];
      // Packages for other machines are left out.
      if (entry === undefined) return optional === true || devOptional === true;
      return entry.version === version && entry.integrity === integrity;
    })
  );
}
