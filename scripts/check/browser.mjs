import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "../local/failure.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, the system's, or, for root on a Debian-like system, one that is
 * installed now. Throws a Failure that says what to install.
 */
export async function findBrowser(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, and there is no such file: correct or unset it.`);
  }
  const found = onPath(NAMES, env);
  if (found) return found;
  if (process.getuid?.() !== 0 || !onPath(["apt-get"], env))
    throw new Failure(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.",
    );
  console.log("Installing Chromium from the system's packages.");
  const options = { stdio: ["ignore", "inherit", "inherit"], env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ])
    if (spawnSync("apt-get", args, options).status !== 0)
      throw new Failure(
        `apt-get ${args[0]} failed (see above): install Chromium by hand or name one in CHROMIUM_PATH.`,
      );
  const installed = onPath(NAMES, env);
  if (!installed) throw new Failure("apt-get installed no Chromium here: name one in CHROMIUM_PATH.");
  return installed;
}

function onPath(names, env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
