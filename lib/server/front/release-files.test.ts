import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listReleaseFiles } from "./release-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-release-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
}

const ICONS = readdirSync("app")
  .filter((name) => /^(?:apple-icon|favicon|icon)\.\w+$/.test(name))
  .map((name) => `/${name}`);

test("the files of a release are those of `public`, of its build for browsers, and the icons of this tree", () => {
  write("public/sw.js", "public/fonts/deep/a b.woff2", "out/static/chunks/x.js", "out/server/app.js", ".env");
  const files = ["/sw.js", "/fonts/deep/a b.woff2", "/_next/static/chunks/x.js"];
  expect([...listReleaseFiles({ folder, build: "out" })].sort()).toEqual([...ICONS, ...files].sort());
});

test("a release whose files lie elsewhere has its icons alone", () => {
  expect([...listReleaseFiles({ folder, build: ".next" })].sort()).toEqual([...ICONS].sort());
});
