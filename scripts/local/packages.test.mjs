import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isInstalled } from "./packages.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
  mkdirSync(join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file, content) => writeFileSync(join(root, file), JSON.stringify(content));
const wanted = {
  "": { name: "grimoire" },
  "node_modules/next": { version: "2.0.0", integrity: "n2" },
  "node_modules/for-other-machines": { version: "1.0.0", integrity: "o1", optional: true },
};
const { "": _, "node_modules/for-other-machines": __, ...here } = wanted;

describe("whether the packages are there", () => {
  beforeEach(() => put("package-lock.json", { packages: wanted }));
  const installed = (packages) => {
    put("node_modules/.package-lock.json", { packages });
    return isInstalled(root);
  };

  test("yes, when all but those for other machines are", () => expect(installed(here)).toBe(true));
  test("no, when npm did not come to its end", () => expect(isInstalled(root)).toBe(false));
  test("no, when one is missing", () => expect(installed({})).toBe(false));
  test("no, when one is of another version", () =>
    expect(installed({ "node_modules/next": { version: "1.0.0", integrity: "n2" } })).toBe(false));
  test("no, when one is of other content", () =>
    expect(installed({ "node_modules/next": { version: "2.0.0", integrity: "??" } })).toBe(false));
  test("no, when one too many is there", () =>
    expect(installed({ ...here, "node_modules/old": { version: "1.0.0", integrity: "x" } })).toBe(false));
});
