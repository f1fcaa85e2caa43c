import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "./sources.mjs";

let root;
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
  put("app/page.tsx", "page");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  "app/page.tsx",
  "lib/server/db.ts",
  "public/icons/icon-192.png",
  "scripts/data/cards.ts",
  "package-lock.json",
  "prisma/schema.prisma",
  "proxy.ts",
])("a change of %s asks for a new build", (path) => {
  const before = hashSources(root);
  put(path, "changed");
  expect(hashSources(root)).not.toBe(before);
});

test.each([
  "README.md",
  "app/page.test.tsx",
  "e2e/smoke.spec.ts",
  ".env",
  ".next/BUILD_ID",
  "data/postgres/PG_VERSION",
  "data-test-a1/run.json",
  "next-env.d.ts",
  "node_modules/next/index.js",
  "prisma/generated/client.ts",
  "public/fonts/fonts.css",
  "tsconfig.tsbuildinfo",
  "vitest.config.ts",
  "scripts/local/up.mjs",
])("a change of %s asks for none", (path) => {
  const before = hashSources(root);
  put(path, "changed");
  expect(hashSources(root)).toBe(before);
});

test("the same words in another file are another state", () => {
  const before = hashSources(root);
  rmSync(join(root, "app/page.tsx"));
  put("app/other.tsx", "page");
  expect(hashSources(root)).not.toBe(before);
});
