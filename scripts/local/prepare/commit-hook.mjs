import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const HOOKS = ".githooks";

/**
 * Sets up the git hooks of the checkout, unless git is missing or other hooks are already configured. Returns a
 * message when other hooks stay in use, otherwise null.
 * @param {string} root
 */
export function installHooks(root) {
  if (!existsSync(join(root, ".git"))) return null;
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  const current = git("config", "core.hooksPath");
  if (current === HOOKS) return null;
  if (current !== null) return `core.hooksPath is ${current}, so the hook in ${HOOKS} is not used.`;
  // Null where there is no git, or where it does not trust the folder.
  const folder = git("rev-parse", "--git-path", "hooks");
  if (folder === null) return null;
  if (hasHooks(resolve(root, folder))) return `${folder} has hooks, so the one in ${HOOKS} is not used.`;
  git("config", "--local", "core.hooksPath", HOOKS);
  return null;
}

const hasHooks = (folder) => existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith(".sample"));
