import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Failure } from "./failure.mjs";
import { npm, runTool } from "./tool.mjs";

/** Throws a Failure when this Node is older than package.json asks for. */
export function checkNode(root, version = process.versions.node) {
  const wanted = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")).engines.node.replace(/[^\d.]/g, "");
  const [have, need] = [version, wanted].map((text) => text.split(".").map(Number));
  const older = need.findIndex((part, at) => part !== (have[at] ?? 0));
  if (older >= 0 && (have[older] ?? 0) < need[older])
    throw new Failure(`This is Node ${version}, and Grimoire needs ${wanted} or newer: install it and run again.`);
}

/**
 * Installs what package-lock.json names, unless it is there already.
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function installPackages(root, beforehand = async () => {}) {
  if (isInstalled(root)) return false;
  await beforehand();
  // The build needs the development packages too, whatever NODE_ENV says.
  await runTool([...npm(), "ci", "--include=dev"], {
    root,
    log: "packages",
    hint: "The packages could not be installed: is the npm registry reachable and is there room on the disk?",
  });
  return true;
}

/** Whether node_modules holds exactly what package-lock.json names, by the list that npm leaves there. */
export function isInstalled(root) {
  const list = resolve(root, "node_modules/.package-lock.json");
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  const { "": _, ...wanted } = JSON.parse(readFileSync(resolve(root, "package-lock.json"), "utf8")).packages;
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
      const found = installed[path];
      // What belongs to another machine is left out.
      if (found === undefined) return optional === true || devOptional === true;
      return found.version === version && found.integrity === integrity;
    })
  );
}
