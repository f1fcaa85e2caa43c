import { spawnSync } from "node:child_process";

/** Returns the files that differ from the merge base with `main`, including untracked files; empty without git. */
export function listChangedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout : null;
  };
  const files = (...args) =>
    git(...args)
      ?.split("\0")
      .filter(Boolean) ?? [];
  // On `main` itself what was pushed is the base.
  const base =
    ["origin/main", "main"]
      .map((branch) => git("merge-base", "HEAD", branch)?.trim() ?? null)
      .find((found) => found !== null) ?? "HEAD";
  const changed = files("diff", "--name-only", "-z", "--diff-filter=d", base);
  const added = files("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set([...changed, ...added])].sort();
}
