import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hintCompilation } from "./site-build.mjs";

const folder = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("scripts of all pages ask to be compiled while they load, and those of single pages do not", () => {
  writeFileSync(join(folder, "build-manifest.json"), JSON.stringify({ rootMainFiles: ["all.js"] }));
  for (const name of ["all.js", "one.js"]) writeFileSync(join(folder, name), "one();");
  hintCompilation(folder);
  const [all, one] = ["all.js", "one.js"].map((name) => readFileSync(join(folder, name), "utf8"));
  expect(all).toBe("//# allFunctionsCalledOnLoad\none();");
  expect(one).toBe("one();");
});
