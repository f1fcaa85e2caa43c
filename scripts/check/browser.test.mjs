import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBrowser } from "./browser.mjs";

const SHELL = "chromium-headless-shell";
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name) => join(folder, name);
const put = (name, script = "") => {
  writeFileSync(at(name), `#!/bin/sh\n${script}`);
  chmodSync(at(name), 0o755);
};
const find = (options) => findBrowser({ env: { PATH: folder }, say: () => {}, ...options });

describe("the browser of the tests", () => {
  it("is the shell, wherever it is installed beside the whole browser", async () => {
    put("chromium");
    put(SHELL);
    expect(await find({ root: true })).toBe(at(SHELL));
  });

  it("is the shell that root installs beside the whole browser", async () => {
    put("chromium");
    put("apt-get", `if [ "$1" = install ]; then : > ${at(SHELL)}; fi`);
    expect(await find({ root: true })).toBe(at(SHELL));
  });

  it("is the whole browser where the shell cannot be installed, or not by this user", async () => {
    put("chromium");
    put("apt-get", `exit 1`);
    expect(await find({ root: true })).toBe(at("chromium"));
    put("apt-get", `: > ${at(SHELL)}`);
    expect(await find({ root: false })).toBe(at("chromium"));
  });

  it("is missed with the name of its package", async () => {
    await expect(find({ root: false })).rejects.toThrow(SHELL);
  });
});
