import { spawnSync } from "node:child_process";

/**
 * Returns the files that differ from the point where this branch left `main`, with those that git does not know yet;
 * none where there is no git.
 */
export function changedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.split("\0").filter(Boolean) : null;
  };
  const line = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  // On `main` itself what was pushed is the base.
  const base =
    ["origin/main", "main"].map((branch) => line("merge-base", "HEAD", branch)).find((found) => found !== null) ??
    "HEAD";
  const changed = git("diff", "--name-only", "-z", "--diff-filter=d", base) ?? [];
  const added = git("ls-files", "--others", "--exclude-standard", "-z") ?? [];
  return [...new Set([...changed, ...added])].sort();
}
