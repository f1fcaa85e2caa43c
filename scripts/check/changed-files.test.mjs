import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listChangedFiles } from "./changed-files.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args) => {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
};
const write = (name, text) => writeFileSync(join(folder, name), text);

test("a branch has what it committed, what it did not commit, and what is new", () => {
  git("init", "-q", "-b", "main");
  for (const name of ["kept", "committed", "edited", "removed"]) write(name, "1");
  git("add", ".");
  git("commit", "-qm", "first");
  git("checkout", "-qb", "work");
  write("committed", "2");
  git("commit", "-qam", "second");
  write("edited", "2");
  write("名前 of a file", "new");
  git("rm", "-q", "removed");
  expect(listChangedFiles(folder)).toEqual(["committed", "edited", "名前 of a file"]);
});

test("a folder without git has none", () => expect(listChangedFiles(folder)).toEqual([]));
