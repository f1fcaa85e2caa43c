import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { installHooks } from "./commit-hook.mjs";

const HERE = resolve(import.meta.dirname, "../../..");
let root;
let env;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-hook-"));
  env = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: "1" };
  git("init", "-q");
  git("config", "user.name", "Somebody");
  git("config", "user.email", "somebody@example.org");
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 5 }));

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", env });
  return { ok: status === 0, out: stdout.trim(), said: stderr };
}

const write = (name, text) => writeFileSync(join(root, name), text);
const hooksPath = () => git("config", "core.hooksPath").out;

describe("the hook is put into use", () => {
  test("in a checkout, once and again", () => {
    expect([installHooks(root), installHooks(root)]).toEqual([null, null]);
    expect(hooksPath()).toBe(".githooks");
  });

  test("but not in the place of another folder of hooks", () => {
    git("config", "core.hooksPath", "mine");
    expect(installHooks(root)).toContain("core.hooksPath is mine");
    expect(hooksPath()).toBe("mine");
  });

  test("nor in the place of a hook in git's own folder", () => {
    mkdirSync(join(root, ".git/hooks"), { recursive: true });
    write(".git/hooks/pre-push", "#!/bin/sh\n");
    expect(installHooks(root)).toContain("has hooks");
    expect(hooksPath()).toBe("");
  });

  test("and nothing is done where there is no repository, or none that can be read", () => {
    rmSync(join(root, ".git"), { recursive: true });
    expect(installHooks(root)).toBeNull();
    write(".git", "gitdir: nowhere\n");
    expect(installHooks(root)).toBeNull();
  });
});

describe("a commit", () => {
  const UGLY = "export const a = {b: 1}\n";
  const FINE = "export const a = { b: 1 };\n";
  const committed = (name) => git("show", `HEAD:${name}`).out;

  beforeEach(() => {
    for (const name of [".githooks/pre-commit", "scripts/local/prepare/format-staged.mjs", "biome.json"])
      cpSync(join(HERE, name), join(root, name));
    symlinkSync(join(HERE, "node_modules"), join(root, "node_modules"), "junction");
    write(".gitignore", "node_modules\n");
    installHooks(root);
    git("add", ".");
    expect(git("commit", "-m", "first").said).toBe("");
  });

  test("formats whole files, also of commit --all, and leaves nothing behind", () => {
    write("a b.ts", UGLY);
    write("notes.txt", "no code");
    git("add", ".");
    expect(git("commit", "-m", "second").ok).toBe(true);
    expect(committed("a b.ts")).toBe(FINE.trim());
    write("a b.ts", UGLY.replace("1", "2"));
    expect(git("commit", "--all", "-m", "third").ok).toBe(true);
    expect(committed("a b.ts")).toBe(FINE.replace("1", "2").trim());
    expect(git("status", "--short").out).toBe("");
  });

  test("is refused where a file is staged in part and not formatted, which stays as it is", () => {
    write("a.ts", UGLY);
    git("add", ".");
    const both = `${UGLY}export const c = 1;\n`;
    write("a.ts", both);
    const refused = git("commit", "-m", "second");
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain("a.ts is staged in part");
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe(both);
    expect(git("show", ":a.ts").out).toBe(UGLY.trim());
  });

  test("takes the staged part of a file when that is formatted", () => {
    write("a.ts", FINE);
    git("add", ".");
    write("a.ts", UGLY);
    expect(git("commit", "-m", "second").ok).toBe(true);
    expect(committed("a.ts")).toBe(FINE.trim());
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe(UGLY);
  });

  test("of named files, which git takes from an index of its own, is refused rather than formatted", () => {
    write("a.ts", FINE);
    git("add", ".");
    git("commit", "-m", "second");
    write("a.ts", UGLY);
    const refused = git("commit", "-m", "third", "--", "a.ts");
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain("npm run format");
    expect(readFileSync(join(root, "a.ts"), "utf8")).toBe(UGLY);
  });

  test("is refused for what a formatter cannot put right", () => {
    write("a.ts", "export const a: any = 1;\n");
    git("add", ".");
    const refused = git("commit", "-m", "second");
    expect(refused.ok).toBe(false);
    expect(refused.said).toContain("Fix by hand");
    expect(refused.said).not.toContain("npm run format");
  });
});
