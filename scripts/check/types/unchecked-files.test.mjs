import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findUncheckedFiles } from "./unchecked-files.mjs";

test("a source that no part has read is named; what is generated or installed is not", () => {
  const root = mkdtempSync(join(tmpdir(), "grimoire-types-"));
  const write = (path, text = "") => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ["lib/read.ts", "lib/lost.mts", "proxy.ts", "top.ts", "next-env.d.ts", "lib/plain.mjs"])
    write(path);
  for (const path of ["node_modules/a/b.ts", ".next/types/c.ts", "data/d.ts", "e2e/.results/e.ts"]) write(path);
  const record = "node_modules/.cache/types/lib.tsbuildinfo";
  write(record, JSON.stringify({ fileNames: ["../../a/b.ts", "../../../lib/read.ts", "../../../proxy.ts"] }));
  expect(findUncheckedFiles(root, [record])).toEqual(["lib/lost.mts", "top.ts"]);
  rmSync(root, { recursive: true });
});
