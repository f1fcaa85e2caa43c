// The commit hook (.githooks/pre-commit): puts right the format of the files that are committed, and refuses what it cannot put right.
// A file of which only a part is staged stays as it is, so that nothing else slips into the commit.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const BIOME = join(root, "node_modules/@biomejs/biome/bin/biome");

const staged = names("diff", "--cached", "--name-only", "-z", "--diff-filter=ACMR");
const unstaged = new Set(names("diff", "--name-only", "-z"));
const whole = staged.filter((name) => !unstaged.has(name));
const inPart = staged.filter((name) => unstaged.has(name));

if (!existsSync(BIOME)) console.error("The packages are not installed, so the format was not checked. Run npm ci.");
else process.exitCode = formatWhole() && inPart.every(isFormatted) ? 0 : 1;

function formatWhole() {
  if (whole.length === 0) return true;
  // `git commit FILE` commits from an index of its own: what is added to that would seem undone afterwards.
  if (/^next-index-/.test(basename(process.env.GIT_INDEX_FILE ?? ""))) return check(whole, []);
  const ok = check(whole, ["--write"]);
  const changed = names("diff", "--name-only", "-z", "--", ...whole);
  if (changed.length > 0) {
    git("add", "--", ...changed);
    console.error(`Formatted: ${changed.join(", ")}`);
  }
  return ok;
}

function check(files, flags) {
  const { ok, said } = biome(["check", ...flags, "--error-on-warnings", "--no-errors-on-unmatched", ...files]);
  const left =
    flags.length > 0 ? "Fix by hand what stands above" : "Run npm run format, and fix by hand what it reports";
  if (!ok) console.error(`${said}${left}. Then stage the files and commit again.`);
  return ok;
}

/** Returns whether the staged text of a file is formatted; prints a message if not. */
function isFormatted(name) {
  const text = git("show", `:${name}`);
  const { ok, text: wanted } = biome(["check", "--write", `--stdin-file-path=${name}`], text);
  // Biome has nothing to say about files of other kinds.
  if (wanted === "" || (ok && wanted === text)) return true;
  console.error(
    `${name} is staged in part, and that part is not formatted or has problems. Stage the whole file, or run npx biome check --write ${name} and stage the part again.`,
  );
  return false;
}

function biome(args, input = "") {
  const options = { cwd: root, encoding: "utf8", input, maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIOME, ...args], options);
  return { ok: status === 0, text: stdout, said: `${stdout}${stderr}` };
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

function names(...args) {
  return git(...args)
    .split("\0")
    .filter(Boolean);
}
