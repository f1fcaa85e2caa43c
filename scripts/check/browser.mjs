import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { Failure } from "../local/failure.mjs";

// The shell is Chromium without its window: the same pages for two thirds of the processor time.
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Returns the path of an installed Chromium, the shell if there is one, or undefined. CHROMIUM_PATH comes first. */
export const findInstalledBrowser = (env = process.env) => env.CHROMIUM_PATH || onPath(NAMES, env);

/**
 * Returns the path of a Chromium: that of CHROMIUM_PATH, else of the shell, else of another installed one. For root on a
 * Debian-like system, installs the shell if it is missing. Throws a Failure that says what to install.
 */
export async function findBrowser({ env = process.env, say = console.log, root = process.getuid?.() === 0 } = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM_PATH is ${named}, which does not exist. Correct or unset it.`);
  }
  const found = onPath(NAMES, env);
  if (found && basename(found) === SHELL) return found;
  const installs = root && onPath(["apt-get"], env);
  if (!installs && found) return found;
  if (!installs)
    throw new Failure(
      `The browser tests need Chromium. Install it (Debian: apt-get install ${SHELL}, or chromium) or set CHROMIUM_PATH to one.`,
    );
  say(found ? `Installing ${SHELL}: ${found} costs more.` : "Installing Chromium from the system's packages.");
  await install(["update", "-qq"], env, say);
  // Older systems have only the whole browser.
  for (const name of found ? [SHELL] : [SHELL, "chromium"])
    if (await install(["install", "-y", "-qq", "--no-install-recommends", "--no-remove", name], env, say)) break;
  const installed = onPath(NAMES, env);
  if (!installed) throw new Failure("apt-get could not install Chromium (see above). Set CHROMIUM_PATH to one.");
  return installed;
}

/** Runs apt-get while other checks go on; answers whether it succeeded. */
async function install(args, env, say) {
  const child = spawn("apt-get", args, {
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(data));
  const [code] = await once(child, "close");
  if (code !== 0) say(`apt-get ${args.join(" ")} failed:\n${Buffer.concat(said)}`);
  return code === 0;
}

function onPath(names, env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
